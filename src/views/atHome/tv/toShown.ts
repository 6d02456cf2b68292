import type { TvBroadcast, TvChannel } from '#contract/tv.ts'

export type TvChoice = { sender?: readonly string[] | undefined; type?: 'movies' | undefined }

/** A broadcast with the instant until which it is shown, in ms. */
export type ShownBroadcast = TvBroadcast & { until: number }
export type ShownChannel = { channel: TvChannel['channel']; broadcasts: ShownBroadcast[] }

/** The longest time that a broadcast is shown of which nobody knows the end, in ms. */
const UNKNOWN_LENGTH = 60 * 60_000

/** The chosen channels with the wanted part of their programme. */
export function toShown(channels: readonly TvChannel[], { sender, type }: TvChoice): ShownChannel[] {
  return channels
    .filter(({ channel }) => sender === undefined || sender.includes(channel.slug))
    .map(({ channel, broadcasts }) => ({
      channel,
      broadcasts: broadcasts
        .map((broadcast, index) => ({ ...broadcast, until: toUntil(broadcast, broadcasts[index + 1]) }))
        .filter(({ title }) => type === undefined || title.type === type),
    }))
}

/** The end, where nobody knows it an hour after the start, but no later than the channel's next broadcast begins. */
function toUntil({ startsAt, endsAt }: TvBroadcast, next: TvBroadcast | undefined): number {
  if (endsAt !== null) return Date.parse(endsAt)
  const until = Date.parse(startsAt) + UNKNOWN_LENGTH
  return next ? Math.min(until, Date.parse(next.startsAt)) : until
}
