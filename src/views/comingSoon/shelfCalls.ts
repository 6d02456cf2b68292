import { moviesCall } from '#contract/catalogue.ts'
import { startsCall, upcomingCall } from '#contract/releases.ts'
import { seriesListCall } from '#contract/series.ts'
import type { Shelf } from '../../texts/coming/comingPlace.ts'

/** What fills a shelf of posters, and where its titles' pages lie. The route's loader asks exactly this. */
export const shelfCalls = {
  best: { call: moviesCall, query: { order: 'best' }, basePath: '/movies' },
  series: { call: seriesListCall, query: { order: 'best' }, basePath: '/serie' },
  starts: { call: startsCall, query: {}, basePath: '/movies' },
  upcoming: { call: upcomingCall, query: {}, basePath: '/movies' },
} as const satisfies Record<Exclude<Shelf, 'stars'>, object>
