import type * as z from 'zod/mini'
import type { CalendarDate } from '#contract/ids.ts'
import { type TvChannel, toTvDate, toTvDay, type tvCall } from '#contract/tv.ts'
import { readTitleSummaries } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { type BroadcastRow, listBroadcasts } from './queries.ts'

/** The broadcasts of a TV day by channel; without a date those of the day that it is. */
export async function readTvDay(
  db: Db,
  asked: CalendarDate | undefined,
  now: Date,
): Promise<z.input<typeof tvCall.answer>> {
  const date = asked ?? toTvDate(now)
  const rows = await listBroadcasts(db, toTvDay(date))
  const titles = await readTitleSummaries(
    db,
    rows.map(({ itemType, itemId }) => ({ type: itemType, id: itemId })),
  )
  const channels: z.input<typeof TvChannel>[] = []
  for (const row of rows) {
    const title = titles.get(`${row.itemType}/${row.itemId}`)
    if (!title) continue
    const broadcast = { ...toBroadcast(row), title }
    const last = channels.at(-1)
    if (last?.channel.slug === row.providerSlug) last.broadcasts.push(broadcast)
    else channels.push({ channel: row.provider, broadcasts: [broadcast] })
  }
  return { date, channels }
}

function toBroadcast({ id, startsAt, endsAt, season, episode }: BroadcastRow) {
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, season, episode }
}
