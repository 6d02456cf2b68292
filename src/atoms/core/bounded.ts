/** Titles of a long visit; on the server, which keeps nothing per visitor, the bound that matters. */
const KEPT = 300

/**
 * A family of atoms that cannot grow without end: the least recently used one is let go. Asking for it again makes a
 * new one of the same meaning.
 */
export function bounded<A extends string, B extends string, T>(create: (a: A, b: B) => T): (a: A, b: B) => T {
  const kept = new Map<string, T>()
  return (a, b) => {
    const key = `${a} ${b}`
    const made = kept.get(key) ?? create(a, b)
    kept.delete(key)
    kept.set(key, made)
    const oldest = kept.keys().next()
    if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value)
    return made
  }
}
