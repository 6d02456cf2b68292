import { toThingPath } from '#contract/things.ts'
import { foldForSearch } from './foldForSearch.ts'
import { type Names, toCinemaNames, toPersonNames, toTitleNames } from './names.ts'
import type { CinemaRow, PersonRow, SearchEntry, SeriesRow, TitleRow } from './rows.ts'

/** People stand behind the titles they made: who types a name that is both means the film. */
const PERSON_SHARE = 0.75

export function toMovieEntry(row: TitleRow): SearchEntry {
  return {
    itemClass: 'Movie',
    itemId: row.id,
    path: toThingPath('movies', row.permalink),
    title: row.title,
    meta: join(row.year, row.makers.slice(0, 2).join(', ')),
    posterImageId: row.posterImageId,
    popularity: toPercent(row.popularity),
    ...toTexts(toTitleNames(titlesOf(row)), [row.year, ...row.makers, ...row.cast]),
  }
}

export function toSeriesEntry(row: SeriesRow): SearchEntry {
  return {
    itemClass: 'Series',
    itemId: row.id,
    path: toThingPath('series', row.permalink),
    title: row.title,
    meta: toYears(row),
    posterImageId: row.posterImageId,
    popularity: toPercent(row.popularity),
    ...toTexts(toTitleNames(titlesOf(row)), [row.year, ...row.makers, ...row.cast]),
  }
}

export function toPersonEntry(row: PersonRow): SearchEntry {
  const known = (row.popularity ?? 0) * PERSON_SHARE + Math.min(row.credits, 10)
  return {
    itemClass: 'Person',
    itemId: row.id,
    path: toThingPath('people', row.permalink),
    title: row.name,
    meta: row.titles.join(', '),
    posterImageId: null,
    popularity: toPercent(known),
    ...toTexts(toPersonNames(row.name), []),
  }
}

export function toCinemaEntry(row: CinemaRow): SearchEntry {
  return {
    itemClass: 'Cinema',
    itemId: row.id,
    path: toThingPath('cinemas', row.permalink),
    title: row.name,
    meta: `${row.street}, ${row.city}`,
    posterImageId: null,
    // Nobody counts how often a cinema is wanted: the bigger one is.
    popularity: toPercent(20 + 4 * Math.min(row.screens, 10)),
    ...toTexts(toCinemaNames(row.name, row.city), ['Kino', row.city, row.postcode, row.street]),
  }
}

function titlesOf({ title, originalTitle }: TitleRow): string[] {
  return originalTitle === null ? [title] : [title, originalTitle]
}

/** `2017–2020`, `seit 2017` shortened to its dash: `2017–`. */
function toYears({ year, endYear, status }: SeriesRow): string {
  if (year === null) return ''
  if (endYear !== null) return endYear === year ? `${year}` : `${year}–${endYear}`
  return status === 'running' ? `${year}–` : `${year}`
}

/** Every word begins with a space, so that the beginning of a word is found by what it begins with. */
function toTexts({ names, aliases }: Names, context: readonly (string | number | null)[]) {
  const around = context.map((text) => foldForSearch(`${text ?? ''}`)).filter((text) => text !== '')
  return { names, aliases, haystack: ` ${[...names, ...aliases].join(' ')} | ${around.join(' ')} ` }
}

function join(...parts: readonly (string | number | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}

function toPercent(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)))
}
