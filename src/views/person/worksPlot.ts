import type { Person, PersonJob } from '#contract/people.ts'
import { toFilmography } from './toFilmography.ts'

/** The titles of some years, by job; a title counts once in each job. */
export type WorkYears = {
  first: number
  last: number
  /** In the order of `jobs`. */
  counts: readonly number[]
  /** Of the titles with ratings, each once; null without one. */
  average: number | null
}

/** More columns would be too narrow for a phone. */
const MOST_COLUMNS = 24
/** So few titles say nothing about years. */
const FEWEST = 3
const STEPS = 11

type Title = { id: string; year: number | null; average: number | null; job: PersonJob }

const toTitles = (person: Person): Title[] =>
  toFilmography(person).flatMap(({ job, entries }) =>
    entries.map(({ type, id, year, rating }) => ({ id: `${type}/${id}`, year, average: rating.average, job })),
  )

/**
 * A person's titles by year, or by 2, 5 or 10 years where they are many; years without a title are among them. Null where
 * there are too few titles with a year.
 */
export function toWorkYears(
  person: Person,
): { jobs: PersonJob[]; step: number; years: WorkYears[]; titles: number; from: number; to: number } | null {
  const dated = toTitles(person).flatMap((title) => (title.year === null ? [] : [{ ...title, year: title.year }]))
  const titles = new Set(dated.map(({ id }) => id)).size
  const all = dated.map(({ year }) => year)
  const [from, to] = [Math.min(...all), Math.max(...all)]
  if (titles < FEWEST || from === to) return null
  const step = [1, 2, 5, 10].find((years) => toPlace(to, years) - toPlace(from, years) < MOST_COLUMNS * years) ?? 10
  const jobs = toFilmography(person).map(({ job }) => job)
  const begin = toPlace(from, step)
  const years = Array.from({ length: (toPlace(to, step) - begin) / step + 1 }, (_none, index) => {
    const first = begin + index * step
    const of = dated.filter(({ year }) => year >= first && year < first + step)
    const counts = jobs.map((each) => of.filter(({ job }) => job === each).length)
    return { first, last: first + step - 1, counts, average: toAverage(of) }
  })
  return { jobs, step, years, titles, from, to }
}

/** The number of a person's titles that have an average of 0 to 10, each rounded; null where too few have one. */
export function toAverages(person: Person): number[] | null {
  const averages = [...new Map(toTitles(person).map(({ id, average }) => [id, average])).values()]
  const known = averages.flatMap((average) => (average === null ? [] : [Math.round(average)]))
  if (known.length < FEWEST) return null
  return Array.from({ length: STEPS }, (_none, step) => known.filter((average) => average === step).length)
}

/** The place of the greatest number; null where it is there several times. */
export function toGreatest(numbers: readonly number[]): number | null {
  const place = numbers.indexOf(Math.max(...numbers))
  return place === numbers.lastIndexOf(numbers[place] ?? 0) ? place : null
}

const toPlace = (year: number, step: number) => year - (year % step)

function toAverage(titles: readonly Pick<Title, 'id' | 'average'>[]): number | null {
  const known = [...new Map(titles.map(({ id, average }) => [id, average])).values()].flatMap((average) =>
    average === null ? [] : [average],
  )
  return known.length === 0 ? null : known.reduce((sum, average) => sum + average, 0) / known.length
}
