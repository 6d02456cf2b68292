import type { TvChannel } from '#contract/tv.ts'

export type TvChoice = { sender?: readonly string[] | undefined; type?: 'movies' | undefined }

/** The chosen channels with what is wanted of their programme. */
export function toShown(channels: readonly TvChannel[], { sender, type }: TvChoice): TvChannel[] {
  return channels
    .filter(({ channel }) => sender === undefined || sender.includes(channel.slug))
    .map(({ channel, broadcasts }) => ({
      channel,
      broadcasts: broadcasts.filter(({ title }) => type === undefined || title.type === type),
    }))
}
