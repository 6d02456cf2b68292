import type { CalendarDate } from '#contract/ids.ts'
import type { Release } from '#contract/releases.ts'

export type ReleaseGroup = { date: CalendarDate; items: Release[] }

/** Neighbours that start on one day, in the given order. */
export function groupReleases(items: readonly Release[]): ReleaseGroup[] {
  const groups: ReleaseGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.date === item.releaseDate) last.items.push(item)
    else groups.push({ date: item.releaseDate, items: [item] })
  }
  return groups
}
