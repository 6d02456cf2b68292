import type { DiaryEntry } from '../core/diaryEntry.ts'

/** A day with its entries, and a month (`YYYY-MM`) with its days; the latest first, as the entries come. */
type DiaryDay = { day: string; entries: readonly DiaryEntry[] }
export type DiaryMonth = { month: string; count: number; days: readonly DiaryDay[] }

/** @param entries the latest day first. */
export function toMonths(entries: readonly DiaryEntry[]): DiaryMonth[] {
  const days = groups(entries, ({ watchedOn }) => watchedOn).map(([day, of]) => ({ day, entries: of }))
  return groups(days, ({ day }) => day.slice(0, 7)).map(([month, of]) => ({
    month,
    count: of.reduce((sum, { entries: each }) => sum + each.length, 0),
    days: of,
  }))
}

function groups<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return [...found]
}
