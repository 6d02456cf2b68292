import * as z from 'zod/mini'
import { AtHomeFilters, AtHomeTitle } from '#contract/atHome.ts'
import { TitleSummary } from '#contract/titles.ts'
import { TvBroadcast } from '#contract/tv.ts'

/** A film in a list of films and series. */
export function aTitleSummary(overrides: Partial<z.input<typeof TitleSummary>> = {}): TitleSummary {
  return z.parse(TitleSummary, {
    ...{ type: 'movies', id: 'm-salz', permalink: 'salz', title: 'Salz', year: 2025, fsk: 12, genres: ['Drama'] },
    poster: null,
    rating: { average: 8.8, count: 120 },
    ...overrides,
  })
}

/** Salz, new in a subscription on 21 November 2026. */
export function anAtHomeTitle(overrides: Partial<z.input<typeof AtHomeTitle>> = {}): AtHomeTitle {
  const provider = { slug: 'salon', name: 'Salon', url: null }
  return z.parse(AtHomeTitle, {
    title: aTitleSummary(),
    date: '2026-11-21',
    offers: [{ id: 'of-1', provider, model: 'flat', price: null, quality: 'HD' }],
    ...overrides,
  })
}

/** No filter; one film at one provider. */
export function atHomeFilters(overrides: Partial<z.input<typeof AtHomeFilters>> = {}): AtHomeFilters {
  return z.parse(AtHomeFilters, {
    ...{ provider: [], model: [], genre: [], type: null, total: 1 },
    counts: {
      provider: [{ value: 'salon', name: 'Salon', count: 1 }],
      model: [{ value: 'flat', count: 1 }],
      genre: [{ value: 'Drama', count: 1 }],
      type: [{ value: 'movies', count: 1 }],
    },
    ...overrides,
  })
}

/** Salz on Saturday 21 November 2026, from 20:15 to 22:00 in Berlin. */
export function aTvBroadcast(overrides: Partial<z.input<typeof TvBroadcast>> = {}): TvBroadcast {
  return z.parse(TvBroadcast, {
    id: 'tv-salz',
    startsAt: '2026-11-21T19:15:00.000Z',
    endsAt: '2026-11-21T21:00:00.000Z',
    season: null,
    episode: null,
    title: aTitleSummary(),
    ...overrides,
  })
}
