import { startsCall, upcomingCall } from '#contract/releases.ts'
import { seriesListCall } from '#contract/series.ts'
import { moviesCall } from '#contract/titles.ts'
import type { Shelf } from '../../texts/coming/comingPlace.ts'

/** The call for a shelf of posters, and the type of its titles. The route's loader uses the same call and query. */
export const shelfCalls = {
  best: { call: moviesCall, query: { order: 'best' }, type: 'movies' },
  series: { call: seriesListCall, query: { order: 'best' }, type: 'series' },
  starts: { call: startsCall, query: {}, type: 'movies' },
  upcoming: { call: upcomingCall, query: {}, type: 'movies' },
} as const satisfies Record<Exclude<Shelf, 'stars'>, object>
