import type { RatingSummary } from '#contract/catalogue.ts'
import type { Person, PersonJob } from '#contract/people.ts'
import type { RatableType } from '#contract/ratings.ts'
import { toThingPath } from '#contract/things.ts'
import { toJobs } from './toJobs.ts'

/** One title of a person in one job, with everything that they did there in that job. */
export type FilmographyEntry = {
  type: RatableType
  id: string
  path: string
  title: string
  year: number | null
  /** Characters; none behind the camera or where they are unknown. */
  roles: string[]
  rating: RatingSummary
}

type Credited = { type: RatableType; of: Title; job: PersonJob; role: string | null }
type Title = { id: string; permalink: string; title: string; year: number | null; rating: RatingSummary }

/** A person's films and series by job, the most frequent job first; within a job the newest first, unknown years last. */
export function toFilmography(person: Person): { job: PersonJob; entries: FilmographyEntry[] }[] {
  const credited: Credited[] = [
    ...person.films.map(({ movie, job, role }) => ({ type: 'movies' as const, of: movie, job, role })),
    ...person.series.map(({ series, job, role }) => ({ type: 'series' as const, of: series, job, role })),
  ]
  return toJobs(person).map((job) => ({ job, entries: toEntries(credited.filter((each) => each.job === job)) }))
}

function toEntries(credited: readonly Credited[]): FilmographyEntry[] {
  const entries = new Map<string, FilmographyEntry>()
  for (const { type, of, role } of credited) {
    const { id, permalink, title, year, rating } = of
    const key = `${type}/${id}`
    const entry = entries.get(key) ?? { type, id, path: toThingPath(type, permalink), title, year, roles: [], rating }
    if (role !== null) entry.roles.push(role)
    entries.set(key, entry)
  }
  return [...entries.values()].toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
}
