/** Fields by which a public answer says what its reader did, as nobody in particular has them (PRODUCT K4). */
const unmarked: Readonly<Record<string, unknown>> = {
  digged: false,
  is_flagged: false,
  isFlagged: false,
  flagged_id: null,
  vote: null,
}

/**
 * The same answer without its reader's marks. A part without marks stays the same object, so that nothing renders anew.
 */
export function withoutMarks<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const before: object = value
  const entries = Object.entries(before).map(([key, part]) => [key, toUnmarked(key, part)] as const)
  if (entries.every(([key, part]) => Object.is(part, Reflect.get(before, key)))) return value
  return (Array.isArray(before) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T
}

const toUnmarked = (key: string, part: unknown) => (Object.hasOwn(unmarked, key) ? unmarked[key] : withoutMarks(part))
