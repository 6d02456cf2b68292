import { cinemas as table } from '../db/schema/cinema.ts'
import type { ThingKind } from '../things/thing.ts'
import { readCinemas } from './searched/queries.ts'
import { toSearchedCinema } from './searched/toSearched.ts'

export const cinemas: ThingKind = {
  type: 'cinemas',
  table,
  name: table.name,
  sitemaps: [{ name: 'cinemas' }],
  search: { in: 'index', read: async (db, ids) => (await readCinemas(db, ids)).map(toSearchedCinema) },
}
