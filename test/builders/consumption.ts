import * as z from 'zod/mini'
import { Consumption } from '#contract/consumptions.ts'
import { aCinemaSummary, aShowtimeBrief } from './cinema.ts'

type Input<K extends Consumption['kind']> = Extract<z.input<typeof Consumption>, { kind: K }>

const flimmerkiste = { slug: 'flimmerkiste', name: 'Flimmerkiste', url: 'https://flimmerkiste.example/' }

/** A film on a platform, part of the subscription. */
export function aStreaming(overrides: Partial<Input<'streaming'>> = {}): Consumption {
  return z.parse(Consumption, {
    kind: 'streaming',
    id: 'of-abo',
    provider: flimmerkiste,
    model: 'flat',
    price: null,
    quality: 'HD',
    url: 'https://flimmerkiste.example/film',
    availableFrom: null,
    availableUntil: null,
    ...overrides,
  })
}

/** A DVD that came out some years ago. */
export function aDisc(overrides: Partial<Input<'disc'>> = {}): Consumption {
  return z.parse(Consumption, {
    kind: 'disc',
    id: 'of-dvd',
    provider: { slug: 'silberscheibe', name: 'Silberscheibe', url: null },
    model: 'buy',
    price: 899,
    quality: 'DVD',
    url: null,
    availableFrom: '2021-05-06',
    ...overrides,
  })
}

/** A broadcast on Saturday 21 November 2026 at 20:15 in Berlin. */
export function aBroadcast(overrides: Partial<Input<'tv'>> = {}): Consumption {
  return z.parse(Consumption, {
    kind: 'tv',
    id: 'tv-kanal-eins',
    provider: { slug: 'kanal-eins', name: 'Kanal Eins', url: null },
    quality: 'HD',
    url: null,
    startsAt: '2026-11-21T19:15:00.000Z',
    endsAt: '2026-11-21T21:00:00.000Z',
    season: null,
    episode: null,
    ...overrides,
  })
}

/** A cinema with its next showtime. */
export function anInCinema(overrides: Partial<Input<'cinema'>> = {}): Consumption {
  return z.parse(Consumption, { kind: 'cinema', cinema: aCinemaSummary(), next: aShowtimeBrief(), ...overrides })
}
