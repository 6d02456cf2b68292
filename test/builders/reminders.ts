import * as z from 'zod/mini'
import { DatedThing } from '#contract/datedThings.ts'

/** The start of a film on 24 December 2026, at which one is reminded at nine in the morning. */
export const aFilmStart = (name: string, overrides: Partial<DatedThing> = {}): DatedThing =>
  z.parse(DatedThing, {
    ...{ type: 'starts', id: name, title: `Film ${name}`, detail: 'Kinostart', place: '', path: `/movies/${name}` },
    ...{ date: '2026-12-24', startsAt: null, endsAt: null, ...overrides },
  })

/** A showing on 21 November 2026 at 20:15 in Berlin, of which one is reminded at 18:15. */
export const aShowing = (name: string, overrides: Partial<DatedThing> = {}): DatedThing =>
  aFilmStart(name, {
    ...{ type: 'showtimes', detail: 'OmU', place: 'Kino Lampenfieber', date: '2026-11-21' },
    ...{ startsAt: '2026-11-21T19:15:00.000Z', ...overrides },
  })
