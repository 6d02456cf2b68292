import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import * as z from 'zod/mini'
import { readDemoWorld } from '../../server/demo/world.ts'
import { createRandom, pick } from '../search/random.ts'

type Sample = { title: string; genres: readonly string[]; countries: readonly string[]; year: number }

const Line = z.object({
  title: z.string(),
  year: z.optional(z.int().check(z.minimum(1870), z.maximum(2030))),
  genres: z.optional(z.array(z.string())),
  countries: z.optional(z.array(z.string())),
})

/** Real titles to recombine: gzipped NDJSON, a film a line; without it those of the demo. */
async function readSamples(path: string | undefined): Promise<readonly Sample[]> {
  if (path === undefined) return (await readDemoWorld()).films
  if (!existsSync(path)) throw new Error(`no catalogue at ${path}`)
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  const films = lines.flatMap((line) => z.safeParse(Line, JSON.parse(line)).data ?? [])
  return films.flatMap(({ title, year, genres = [], countries = [] }) =>
    year === undefined ? [] : [{ title, year, genres, countries }],
  )
}

const BATCH = 10_000
const ONE_IN_TEN = 10

/**
 * Adds titles whose words, genres, countries and years come from real ones, nine films to one series, with ratings of
 * which few have many, and three credits each.
 */
export async function addTitles(pool: pg.Pool, number: number, path: string | undefined): Promise<void> {
  const samples = await readSamples(path)
  const random = createRandom(1)
  const words = samples.flatMap(({ title }) => title.split(' '))
  const inventTitle = (title: string) => title.replace(/\S+/g, (word) => (random() < 0.7 ? pick(words, random) : word))
  await pool.query(`insert into people (id, permalink, name, sort_key)
    select 'p-b' || n, 'b' || n, 'Person ' || n, 'person ' || n from generate_series(1, ${number} / 10) n`)
  for (let first = 0; first < number; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, number - first) }, (_, index) => {
      const { title, genres, countries, year } = pick(samples, random)
      const count = Math.floor(20_000 * random() ** 12)
      const [average, popularity] = [3 + 6 * random(), Math.floor(100 * random() ** 6)]
      const day = new Date(Date.UTC(year, 0, 1 + Math.floor(365 * random()))).toISOString().slice(0, 10)
      const start = random() < 0.6 ? day : null
      const named = { n: first + index, title: inventTitle(title), genres, countries, year, start }
      return { ...named, popularity, count, sum: count * average }
    })
    await addBatch(pool, rows, number / 10)
  }
  await pool.query('vacuum analyze')
}

async function addBatch(pool: pg.Pool, rows: readonly { n: number }[], people: number): Promise<void> {
  for (const [table, join, id, start] of [
    ['movies', 'credits', 'movie_id', 'release_date,'],
    ['series', 'series_credits', 'series_id', ''],
  ] as const) {
    const own = rows.filter(({ n }) => (n % ONE_IN_TEN === 0) === (table === 'series'))
    await pool.query(
      `with added as (
         insert into ${table} (id, permalink, title, sort_key, year, genres, countries, ${start} popularity, community_sum, community_count)
         select 'b-' || n, 'b-' || n, title, lower(title), year, genres, countries, ${start && 'start,'} popularity, sum, count
         from jsonb_to_recordset($1) as row(n int, title text, year int, genres text[], countries text[], start date,
           popularity int, sum float8, count int)
         returning id
       )
       insert into ${join} (${id}, person_id, job, position)
       select id, 'p-b' || (1 + floor(random() * $2))::int, 'cast', position from added, generate_series(0, 2) position`,
      [JSON.stringify(own), people],
    )
  }
}
