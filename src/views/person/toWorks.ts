import type { RatingSummary } from '#contract/catalogue.ts'
import type { Image } from '#contract/image.ts'
import type { Person } from '#contract/people.ts'
import type { RatableType } from '#contract/ratings.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/person.ts'

/** A film or series with all credits of one person in it. */
export type Work = {
  type: RatableType
  id: string
  path: string
  title: string
  year: number | null
  poster: Image | null
  rating: RatingSummary
  /** `2018 · als Jana Liekam`, `2023 · Regie, Buch`. */
  part: string
}

export function toFilmWorks({ films }: Person): Work[] {
  return merge(films.map(({ movie, ...did }) => ({ ...did, type: 'movies', of: movie })))
}

export function toSeriesWorks({ series }: Person): Work[] {
  return merge(series.map(({ series: of, ...did }) => ({ ...did, type: 'series', of })))
}

type Entry = {
  type: RatableType
  of: { id: string; permalink: string; title: string; year: number | null; poster: Image | null; rating: RatingSummary }
  job: keyof typeof texts.jobNames
  role: string | null
}

/** The works of a person, each once: several credits in one title are joined. */
function merge(entries: readonly Entry[]): Work[] {
  const ids = [...new Set(entries.map(({ of }) => of.id))]
  return ids.flatMap((id) => {
    const own = entries.filter(({ of }) => of.id === id)
    const [first] = own
    if (!first) return []
    const { permalink, title, poster, rating, year } = first.of
    const { type } = first
    const parts = own.map(({ job, role }) => (role === null ? texts.jobNames[job] : texts.as(role)))
    const part = [year, [...new Set(parts)].join(', ')].filter((each) => each !== null).join(' · ')
    return [{ type, id, path: toThingPath(type, permalink), title, year, poster, rating, part }]
  })
}
