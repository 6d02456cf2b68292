import { toPermalink } from '../../server/catalogue/write/names.ts'
import type { Database } from '../../server/db/client.ts'
import { insertAll } from '../../server/db/insertAll.ts'
import { credits, movies, people } from '../../server/db/schema/catalogue.ts'
import { indexEverything } from '../../server/search/service.ts'
import type { BenchFilm } from './catalogue.ts'

/**
 * Puts a catalogue into an empty database and makes it findable.
 *
 * @returns the milliseconds that the index took.
 */
export async function loadCatalogue(database: Database, films: readonly BenchFilm[]): Promise<number> {
  const ids = new Map<string, string>()
  const personId = (name: string) => {
    const known = ids.get(name) ?? `${toPermalink(name)}-${ids.size}`
    ids.set(name, known)
    return known
  }
  const creditRows = films.flatMap(({ id: movieId, directors, cast }) => [
    ...directors.map((name, position) => ({ movieId, personId: personId(name), job: 'director' as const, position })),
    ...cast.map((name, position) => ({ movieId, personId: personId(name), job: 'cast' as const, position })),
  ])
  let milliseconds = 0
  await database.db.transaction(async (tx) => {
    const movieRows = films.map(({ id, title, original, year, popularity }) => ({
      ...{ id, permalink: id, title, originalTitle: original, sortKey: title, year, popularity },
      ...{ genres: [], countries: [] },
    }))
    await insertAll(tx, movies, movieRows)
    const personRows = [...ids].map(([name, id]) => ({ id, permalink: id, name, sortKey: name }))
    await insertAll(tx, people, personRows)
    await insertAll(tx, credits, creditRows)
    const began = performance.now()
    await indexEverything(tx)
    milliseconds = performance.now() - began
  })
  await database.pool.query('vacuum analyze')
  return milliseconds
}
