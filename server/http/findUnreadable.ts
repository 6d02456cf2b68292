/**
 * Where a value holds text that no database takes: U+0000, which PostgreSQL has no place for, or half of a surrogate
 * pair, which is no character and has no UTF-8. A broken name of a field is told by the path of what it stands in.
 *
 * @param value as parsed from JSON or a form; its depth is bounded by whoever parsed it (`jsonBody.ts`).
 * @returns the paths; empty when all of it can be kept.
 */
export function findUnreadable(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return isReadable(value) ? [] : [[...path]]
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnreadable(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    isReadable(name) ? findUnreadable(item, [...path, name]) : [[...path]],
  )
}

/** With the flag `u` a whole pair is one character, and only half of one is of the category Cs. */
const isReadable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)
