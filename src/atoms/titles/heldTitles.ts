import { atom } from 'jotai'
import * as z from 'zod/mini'
import { MovieSummary } from '#contract/catalogue.ts'
import type { RatableType } from '#contract/ratings.ts'
import { SeriesSummary } from '#contract/series.ts'
import type { TitleOrder } from '#contract/titles.ts'
import { forEachHeld } from '../search/forEachHeld.ts'
import { readAnswersAtom } from '../search/heldSearch.ts'
import type { TitlesFilter } from './catalogue.ts'

/** In a title's own answer alone; the entries of lists name none. */
const countries = z.optional(z.array(z.string()))
const HeldMovie = z.extend(MovieSummary, { countries })
const HeldSeries = z.extend(SeriesSummary, { countries })

/** A film or a series that this device holds, with its countries as far as it knows them. */
export type HeldTitle = z.infer<typeof HeldMovie> | z.infer<typeof HeldSeries>

/**
 * The films or series on this device and in this tab that pass a filter, in its order. The device does not know which
 * provider has a title: with providers nothing passes.
 */
export const findHeldTitlesAtom = atom(
  null,
  async (_get, set, type: RatableType, filter: TitlesFilter): Promise<HeldTitle[]> =>
    findHeldTitles(await set(readAnswersAtom), type, filter),
)

/**
 * All films or series that are named anywhere in these answers and pass, each once.
 *
 * @param answers of any call, unparsed.
 */
export function findHeldTitles(answers: Iterable<unknown>, type: RatableType, filter: TitlesFilter): HeldTitle[] {
  const found = new Map<string, HeldTitle>()
  forEachHeld(answers, (value) => {
    const title = 'permalink' in value && toTitle(value, type)
    if (title) found.set(title.id, { ...title, countries: title.countries ?? found.get(title.id)?.countries })
  })
  return [...found.values()].filter((title) => passes(title, filter)).sort(byOrder(filter.order))
}

/** A series' own answer has all that a film's has: it is tried before. */
function toTitle(value: object, type: RatableType): HeldTitle | undefined {
  const series = z.safeParse(HeldSeries, value)
  if (type === 'series' || series.success) return type === 'series' ? series.data : undefined
  return z.safeParse(HeldMovie, value).data
}

function passes({ genres, year, countries = [] }: HeldTitle, filter: TitlesFilter): boolean {
  const [first = 0, last = first] = (filter.year ?? '').split('-').map(Number)
  return (
    !filter.provider &&
    (!filter.genre || filter.genre.some((genre) => genres.includes(genre))) &&
    (!filter.year || (year !== null && year >= first && year <= last)) &&
    (!filter.country || countries.includes(filter.country))
  )
}

/** Popularity is not known here: the most rated come first. */
function byOrder(order: TitleOrder = 'popularity'): (a: HeldTitle, b: HeldTitle) => number {
  const rank = ({ year, rating: { average, count } }: HeldTitle): number => {
    if (order === 'start') return year ?? 0
    if (order === 'rating') return average ?? 0
    return order === 'best' ? toWeighted(average ?? 0, count) : count
  }
  return (a, b) => rank(b) - rank(a) || a.title.localeCompare(b.title, 'de')
}

/** The average with thirty more ratings of 6.5, as the server weighs. */
const toWeighted = (average: number, count: number) => (average * count + 30 * 6.5) / (count + 30)
