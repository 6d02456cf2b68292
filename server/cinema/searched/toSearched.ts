import { searchNames } from '../../search/service.ts'
import type { Searched } from '../../things/search.ts'
import type { CinemaRow } from './rows.ts'

export function toSearchedCinema(row: CinemaRow): Searched {
  return {
    id: row.id,
    permalink: row.permalink,
    title: row.name,
    meta: `${row.street}, ${row.city}`,
    posterImageId: null,
    // Nobody counts how often a cinema is wanted: the bigger one is.
    popularity: 20 + 4 * Math.min(row.screens, 10),
    ...searchNames.toCinemaNames(row.name, row.city),
    facets: { city: [row.city] },
    context: ['Kino', row.city, row.postcode, row.street],
  }
}
