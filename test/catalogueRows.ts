import { movies } from '../server/db/schema/catalogue.ts'
import { series } from '../server/db/schema/series.ts'
import type { TestServer } from './server.ts'

/** Inserts a film with an id of its own; what the test does not name is empty. */
export async function addMovie(server: TestServer, overrides: Partial<typeof movies.$inferInsert> = {}) {
  const id = overrides.id ?? `m-${Math.random().toString(36).slice(2, 10)}`
  const [movie] = await server.database.db
    .insert(movies)
    .values({ id, permalink: id.slice(2), title: id, sortKey: id, genres: [], countries: [], ...overrides })
    .returning()
  if (!movie) throw new Error('no film was inserted')
  return movie
}

/** Inserts a series with an id of its own; what the test does not name is empty. */
export async function addSeries(server: TestServer, overrides: Partial<typeof series.$inferInsert> = {}) {
  const id = overrides.id ?? `se-${Math.random().toString(36).slice(2, 10)}`
  const [added] = await server.database.db
    .insert(series)
    .values({ id, permalink: id.slice(3), title: id, sortKey: id, genres: [], countries: [], ...overrides })
    .returning()
  if (!added) throw new Error('no series was inserted')
  return added
}
