import { cinemas, cities } from '../server/db/schema/cinema.ts'
import type { TestServer } from './server.ts'

/** Inserts a cinema of Görlitz with an id of its own. */
export async function addCinema(server: TestServer, overrides: Partial<typeof cinemas.$inferInsert> = {}) {
  const { db } = server.database
  const place = { lat: 51.15, lon: 14.99 }
  const city = { slug: 'goerlitz', name: 'Görlitz', sortKey: 'gorlitz', state: 'Sachsen', ...place }
  await db.insert(cities).values(city).onConflictDoNothing()
  const id = overrides.id ?? `c-${Math.random().toString(36).slice(2, 10)}`
  const address = { street: 'Brüderstraße 1', postcode: '02826', citySlug: city.slug, features: [] }
  const row = { id, permalink: id.slice(2), name: `Kino ${id}`, sortKey: id, ...address, ...place, ...overrides }
  const [cinema] = await db.insert(cinemas).values(row).returning()
  if (!cinema) throw new Error('no cinema was inserted')
  return cinema
}
