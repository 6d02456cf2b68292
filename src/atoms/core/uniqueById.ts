/** Pages of a list that grows while it is read overlap: of things with one id the first stays (PRODUCT E4). */
export function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  const known = new Set<string>()
  return items.filter(({ id }) => !known.has(id) && known.add(id))
}
