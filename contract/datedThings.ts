import * as z from 'zod/mini'
import { fromBerlin, toBerlinDate } from './berlin.ts'
import type { CinemaSummary } from './cinema.ts'
import type { Provider } from './consumptions.ts'
import { CalendarDate, Instant } from './ids.ts'

/**
 * A thing with a day that one may want to be reminded of.
 *
 * - `showtimes`: a showing in a cinema. `broadcasts`: a film or episode on a channel.
 * - `discs`: the release of a disc. `starts`: the day on which a film comes to cinemas; its id is the film's.
 */
export const DatedType = z.enum(['showtimes', 'broadcasts', 'discs', 'starts'])
export type DatedType = z.infer<typeof DatedType>

export const DatedId = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[\p{L}\p{N}._~-]+$/u))

/** The facts of a dated thing that a reminder and a calendar need, so that both can be made without a network. */
export const DatedThing = z.object({
  type: DatedType,
  id: DatedId,
  /** The film or series. */
  title: z.string(),
  /** The version, the channel or the medium. */
  detail: z.string(),
  /** The cinema or channel; empty where there is none. */
  place: z.string(),
  /** A path below the host. */
  path: z.string(),
  /** The day in Berlin. */
  date: CalendarDate,
  /** Null of a thing that takes a whole day. */
  startsAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
})
export type DatedThing = z.infer<typeof DatedThing>

/** The time between a reminder and the thing, in minutes. */
const LEADS = { showtimes: 120, broadcasts: 15 } as const
/** The hour in Berlin of a reminder of a thing that takes a whole day. */
const MORNING = 9

/** The minutes before its start at which one is reminded of a thing; null of one that takes a whole day. */
export function toLead(type: DatedType): number | null {
  return type === 'showtimes' || type === 'broadcasts' ? LEADS[type] : null
}

/** The instant of the reminder of a thing. */
export function toDueAt({ type, startsAt, date }: Pick<DatedThing, 'type' | 'startsAt' | 'date'>): Date {
  const lead = toLead(type)
  if (lead === null || startsAt === null) return fromBerlin(date, `0${MORNING}:00`)
  return new Date(Date.parse(startsAt) - lead * 60_000)
}

/** Whether a thing has begun, and is offered no more; one that takes a whole day begins with it. */
export function hasBegun({ startsAt, date }: Pick<DatedThing, 'startsAt' | 'date'>, now: Date): boolean {
  return startsAt === null ? date <= toBerlinDate(now) : Date.parse(startsAt) <= now.getTime()
}

/** Whether a thing is over, so that nobody is reminded of it: it has begun, or the whole day that it takes has ended. */
export function isOver(thing: Pick<DatedThing, 'startsAt' | 'date'>, now: Date): boolean {
  return thing.startsAt === null ? thing.date < toBerlinDate(now) : hasBegun(thing, now)
}

type DatedShowtime = { id: string; startsAt: string; endsAt?: string | null; version: string }
type Titled = { id: string; title: string }

/** A showtime as a dated thing; `path` leads to the film. */
export function toDatedShowtime(
  { id, startsAt, endsAt = null, version }: DatedShowtime,
  title: string,
  path: string,
  cinema: Pick<CinemaSummary, 'name'>,
): DatedThing {
  return {
    ...{ type: 'showtimes' as const, id, title, detail: version, place: cinema.name },
    ...{ path: `${path}?showtime=${encodeURIComponent(id)}`, date: toBerlinDate(new Date(startsAt)), startsAt, endsAt },
  }
}

type Broadcast = { id: string; provider: z.infer<typeof Provider>; startsAt: string; endsAt: string | null }

/** A broadcast as a dated thing; `episode` names season and episode, or is empty. */
export function toDatedBroadcast(
  { id, provider, startsAt, endsAt }: Broadcast,
  title: string,
  path: string,
  episode: string,
): DatedThing {
  return {
    ...{ type: 'broadcasts' as const, id, title, detail: episode, place: provider.name, path },
    ...{ date: toBerlinDate(new Date(startsAt)), startsAt, endsAt },
  }
}

/** A thing that takes a whole day: the release of a disc, or the start of a film. */
export function toDatedDay(
  type: 'discs' | 'starts',
  { id, title }: Titled,
  date: CalendarDate,
  more: Pick<DatedThing, 'detail' | 'path'>,
): DatedThing {
  return { type, id, title, ...more, place: '', date, startsAt: null, endsAt: null }
}

/** `Kinostart`: the detail of the start of a film. */
export const CINEMA_START = 'Kinostart'
