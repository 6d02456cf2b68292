import type { Place } from '../place/place.ts'
import { programmeRef } from '../programme/refs.ts'
import { filmsRef } from '../titles/refs.ts'

/**
 * The rows of posters on the home page. No day is asked for: what the device keeps is then found again on another day,
 * with its time.
 */
export const toHomeRows = (place: Place) => ({
  newest: programmeRef({ ...place, order: 'start' }),
  popular: programmeRef({ ...place, order: 'popularity' }),
  best: filmsRef({ order: 'rating' }),
})
