import { type Atom, atom } from 'jotai'
import { toBerlinDate } from '#contract/berlin.ts'
import type { DiaryYear } from '#contract/year.ts'
import { ratingSlots, toRatedKey } from '../../sync/slots.ts'
import type { DiaryEntry } from '../core/diaryEntry.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/** A year in numbers from the device, which does not know the genres of titles. */
export type OwnYear = Omit<DiaryYear, 'genres'>

/** The days on which the member rated something last, as the device knows them; null for visitors and until it has answered. */
export const ownRatingDaysAtom: Atom<readonly string[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner === null) return null
  const [movies, series] = [get(ownSlots(owner, ratingSlots('movies'))), get(ownSlots(owner, ratingSlots('series')))]
  if (!movies || !series) return null
  return [...movies, ...series].flatMap(([slot, { value, at }]) => {
    const given = (value as { value: number | null } | null)?.value ?? null
    return toRatedKey(slot) === null || given === null || at === null ? [] : [toBerlinDate(new Date(at))]
  })
})

/**
 * A year of the member's own diary.
 *
 * @param ratingDays as `ownRatingDaysAtom`; null leaves the ratings out.
 * @param asked null for the latest year with an entry, else the present one.
 * @param today `YYYY-MM-DD`.
 */
export function toOwnYear(
  entries: readonly DiaryEntry[],
  ratingDays: readonly string[] | null,
  asked: number | null,
  today: string,
): OwnYear {
  const years = [...new Set(entries.map(({ watchedOn }) => Number(watchedOn.slice(0, 4))))].toSorted((a, b) => b - a)
  const year = asked ?? years[0] ?? Number(today.slice(0, 4))
  const months = Array.from({ length: 12 }, (_none, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    const of = entries.filter(({ watchedOn }) => watchedOn.startsWith(month))
    return {
      films: of.filter(({ type }) => type === 'movies').length,
      series: of.filter(({ type }) => type === 'series').length,
      rewatches: of.filter(({ rewatch }) => rewatch).length,
      ratings: ratingDays === null ? null : ratingDays.filter((day) => day.startsWith(month)).length,
    }
  })
  return { year, years, months }
}
