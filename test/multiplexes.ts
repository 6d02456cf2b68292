import { createHash } from 'node:crypto'
import { desc, isNotNull } from 'drizzle-orm'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import type { Feature, Version } from '#contract/screenings.ts'
import { movies } from '../server/db/schema/catalogue.ts'
import { auditoria, showtimes } from '../server/db/schema/cinema.ts'
import { addCinema } from './cinemaRows.ts'
import type { TestServer } from './server.ts'

const CINEMAS = 5
const HALLS = 12
const SHOWS = 5
const FILMS = 30
const DAYS = 7

const versions: readonly Version[] = ['DF', 'DF', 'DF', 'DF', 'OmU', 'OV']
const features: readonly Feature[][] = [[], [], ['AD'], ['3D'], ['Dolby Atmos'], ['AD', 'UT']]

/**
 * Inserts five big cinemas with twelve halls, in each of which the demo's most popular films run five times a day for
 * seven days. All is chosen by hashes: the same on every run, and as hard to compress as a real week.
 *
 * @returns the ids of the cinemas.
 */
export async function addMultiplexes(server: TestServer): Promise<string[]> {
  const { db } = server.database
  const films = await db
    .select({ id: movies.id })
    .from(movies)
    .where(isNotNull(movies.synopsis))
    .orderBy(desc(movies.popularity))
    .limit(FILMS)
  const today = toBerlinDate(server.clock.now)
  const ids: string[] = []
  for (let cinema = 0; cinema < CINEMAS; cinema += 1) {
    const { id } = await addCinema(server, { id: `c-palast-${cinema}`, name: `Palast ${cinema}` })
    ids.push(id)
    await db.insert(auditoria).values(
      Array.from({ length: HALLS }, (_, hall) => ({
        ...{ cinemaId: id, number: hall + 1, name: `Saal ${hall + 1}`, seats: 90 + pick(id, hall) * 10 },
        features: hall % 2 === 0 ? ['barrierefrei'] : [],
      })),
    )
    const rows = Array.from({ length: DAYS * HALLS * SHOWS }, (_, index) => {
      const date = addDays(today, Math.floor(index / (HALLS * SHOWS)))
      const hall = Math.floor(index / SHOWS) % HALLS
      const show = index % SHOWS
      const parts = [id, date, hall, show] as const
      const minute = 12 * 60 + show * 150 + (pick('start', ...parts) % 6) * 5
      return {
        id: `st-${hash(...parts).slice(0, 14)}`,
        movieId: films[pick('film', ...parts) % films.length]?.id ?? '',
        ...{ cinemaId: id, auditorium: hall + 1, date },
        startsAt: fromBerlin(date, `${Math.floor(minute / 60)}:${minute % 60}`),
        version: versions[pick('version', ...parts) % versions.length] ?? 'DF',
        features: features[pick('feature', ...parts) % features.length] ?? [],
      }
    })
    await db.insert(showtimes).values(rows)
  }
  return ids
}

const hash = (...parts: readonly (string | number)[]) => createHash('sha256').update(parts.join('|')).digest('hex')

const pick = (...parts: readonly (string | number)[]) => Number.parseInt(hash(...parts).slice(0, 6), 16)
