import { startsRef, upcomingRef } from '../../atoms/releases/refs.ts'
import { seriesListRef } from '../../atoms/series/refs.ts'
import { filmsRef } from '../../atoms/titles/refs.ts'
import type { Shelf } from '../../texts/coming/comingPlace.ts'

/** The resource of a shelf of posters, and the type of its titles. The route's loader uses the same reference. */
export const shelfRefs = {
  best: { reference: filmsRef({ order: 'best' }), type: 'movies' },
  series: { reference: seriesListRef({ order: 'best' }), type: 'series' },
  starts: { reference: startsRef({}), type: 'movies' },
  upcoming: { reference: upcomingRef({}), type: 'movies' },
} as const satisfies Record<Shelf, object>
