import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { toPermalink } from '../../server/catalogue/write/names.ts'
import { readDemoWorld } from '../../server/demo/world.ts'
import { createRandom, pick } from './random.ts'

export type BenchFilm = {
  id: string
  title: string
  original: string | null
  year: number | null
  directors: readonly string[]
  cast: readonly string[]
  /** 0 to 100. */
  popularity: number
}

const Line = z.object({
  id: z.string(),
  title: z.string(),
  title_original: z.optional(z.string()),
  title_de: z.optional(z.string()),
  year: z.optional(z.int()),
  directors: z.optional(z.array(z.string())),
  cast: z.optional(z.array(z.string())),
  vote_count: z.optional(z.number()),
})

/** A real catalogue: gzipped NDJSON, a film a line. */
export function readCatalogue(path: string): BenchFilm[] {
  if (!existsSync(path)) throw new Error(`no catalogue at ${path}`)
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  return lines.map((line) => {
    const film = Line.parse(JSON.parse(line))
    const title = film.title_de ?? film.title
    const original = film.title_original ?? film.title
    return {
      id: film.id,
      title,
      original: original === title ? null : original,
      year: film.year ?? null,
      directors: film.directors ?? [],
      cast: (film.cast ?? []).slice(0, 6),
      popularity: Math.min(100, Math.round(14 * Math.log2(1 + (film.vote_count ?? 0)))),
    }
  })
}

/** The demo's films a hundred times, with words, people and years exchanged between them. */
export async function inventCatalogue(times = 100): Promise<BenchFilm[]> {
  const { films } = await readDemoWorld()
  const random = createRandom(1)
  const words = films.flatMap(({ title }) => title.split(' '))
  const people = films.flatMap(({ directors, cast }) => [...directors, ...cast.map(([name]) => name)])
  const given = people.map((name) => name.split(' ')[0] ?? name)
  const last = people.map((name) => name.split(' ').at(-1) ?? name)
  const person = () => `${pick(given, random)} ${pick(last, random)}`
  return films.flatMap((film) =>
    Array.from({ length: times }, (_, copy): BenchFilm => {
      const { year, directors, popularity } = film
      const real = {
        id: toPermalink(`${film.title} ${year}`),
        title: film.title,
        original: film.original ?? null,
        year,
      }
      if (copy === 0) return { ...real, directors, cast: film.cast.map(([name]) => name), popularity }
      const title = film.title.replace(/\S+/g, (word) => (random() < 0.7 ? pick(words, random) : word))
      return {
        ...{ ...real, id: `${real.id}-${copy}`, title, original: null, year: year - Math.floor(random() * 20) },
        directors: [person()],
        cast: [person(), person(), person()],
        popularity: Math.floor(popularity * random() ** 3),
      }
    }),
  )
}
