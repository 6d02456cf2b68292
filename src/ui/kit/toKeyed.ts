/**
 * Keys for rows of a list that have no id of their own: their words, with a number from the second of the same words on.
 *
 * @returns each row with its key, in the same order.
 */
export function toKeyed<Row>(rows: readonly Row[], toWords: (row: Row) => string): { key: string; row: Row }[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const words = toWords(row)
    const before = counts.get(words) ?? 0
    counts.set(words, before + 1)
    return { key: before === 0 ? words : `${words} ${before + 1}`, row }
  })
}
