import { CINEMA_START, type DatedThing, type DatedType, toDatedDay } from '#contract/datedThings.ts'
import { toThingPath } from '#contract/things.ts'
import { readMovies } from '../catalogue/service.ts'
import { readDatedShowtime } from '../cinema/service.ts'
import { readDatedOffer } from '../consumption/service.ts'
import type { Db, Tx } from '../db/client.ts'

/** A dated thing with the film or series that it is about. */
export type KnownThing = { thing: DatedThing; title: { type: 'movies' | 'series'; id: string } }

/** A thing with a day as the server knows it now; null where there is none, or none any more. */
export async function readThing(db: Db | Tx, kind: DatedType, id: string, now: Date): Promise<KnownThing | null> {
  switch (kind) {
    case 'showtimes':
      return readDatedShowtime(db, id, now)
    case 'broadcasts':
    case 'discs':
      return readDatedOffer(db, kind, id)
    case 'starts':
      return readStart(db, id)
  }
}

async function readStart(db: Db | Tx, id: string): Promise<KnownThing | null> {
  const [movie] = await readMovies(db, [id])
  const date = movie?.releaseDate ?? null
  if (!movie || date === null) return null
  const more = { detail: CINEMA_START, path: toThingPath('movies', movie.permalink) }
  return { thing: toDatedDay('starts', movie, date, more), title: { type: 'movies', id } }
}
