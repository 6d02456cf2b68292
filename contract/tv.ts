import * as z from 'zod/mini'
import { addDays, fromBerlin, toBerlinDate } from './berlin.ts'
import { defineCall } from './call.ts'
import { Provider } from './consumptions.ts'
import { CalendarDate, Instant } from './ids.ts'
import { TitleSummary } from './titles.ts'

/** A film or an episode on a channel. */
export const TvBroadcast = z.object({
  id: z.string(),
  startsAt: Instant,
  endsAt: z.nullable(Instant),
  /** Null for films, and when unknown. */
  season: z.nullable(z.int()),
  episode: z.nullable(z.int()),
  title: TitleSummary,
})
export type TvBroadcast = z.infer<typeof TvBroadcast>

export const TvChannel = z.object({ channel: Provider, broadcasts: z.array(TvBroadcast) })
export type TvChannel = z.infer<typeof TvChannel>

export const tvCall = defineCall({
  method: 'GET',
  path: '/api/tv/programme',
  summary: 'The films and series on television on one day, by channel',
  audience: 'public',
  /** Absent: the TV day that it is. */
  query: z.object({ date: z.optional(CalendarDate) }),
  /** Channels in the order of their names, broadcasts as they come; one across five o'clock is on both days. */
  answer: z.object({ date: CalendarDate, channels: z.array(TvChannel) }),
})

/** The hour at which a TV day begins and the one before ends. */
const BEGIN = '05:00'

/** The instants at which a TV day begins and ends: 23 hours in the night to summer time, 25 in the one back. */
export function toTvDay(date: CalendarDate): { from: Date; until: Date } {
  return { from: fromBerlin(date, BEGIN), until: fromBerlin(addDays(date, 1), BEGIN) }
}

/** The TV day of an instant: at three in the night, that of the evening before. */
export function toTvDate(instant: Date): CalendarDate {
  const date = toBerlinDate(instant)
  return instant < toTvDay(date).from ? addDays(date, -1) : date
}
