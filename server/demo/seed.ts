/** A 32-bit FNV-1a hash of a text: the same on every machine and in every release. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  // One more round of mixing: neighbouring texts ("… 1", "… 2") must not give neighbouring numbers.
  value ^= value >>> 16
  value = Math.imul(value, 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/** A number in [0, 1) that belongs to the parts: the demo world's only chance. */
export function chance(...parts: readonly (string | number)[]): number {
  return hash(parts.join('|')) / 0x1_0000_0000
}

/** The items in an order that belongs to the parts. */
export function shuffled<T>(items: readonly T[], keyOf: (item: T) => string, ...parts: readonly string[]): T[] {
  return items
    .map((item) => ({ item, at: chance(...parts, keyOf(item)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
