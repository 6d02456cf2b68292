import { type DatedThing, toDatedBroadcast, toDatedDay } from '#contract/datedThings.ts'
import { episodeOf } from '#contract/episodeWords.ts'
import { toThingPath } from '#contract/things.ts'
import { readTitleSummaries } from '../../catalogue/service.ts'
import type { Db, Tx } from '../../db/client.ts'
import { findOffer } from '../queries.ts'

/** A broadcast, or the release of a disc, as a dated thing with its title; null where there is none. */
export async function readDatedOffer(db: Db | Tx, type: 'broadcasts' | 'discs', id: string) {
  const row = await findOffer(db, type === 'discs' ? 'disc' : 'tv', id)
  if (!row) return null
  const title = { type: row.itemType, id: row.itemId }
  const summary = (await readTitleSummaries(db, [title])).get(`${title.type}/${title.id}`)
  const thing = summary && toThing(row, summary.title, toThingPath(title.type, summary.permalink))
  return thing ? { thing, title } : null
}

type Row = NonNullable<Awaited<ReturnType<typeof findOffer>>>

function toThing(row: Row, title: string, path: string): DatedThing | null {
  const { id, provider, startsAt, endsAt, availableFrom, quality } = row
  if (row.kind === 'disc') {
    if (availableFrom === null) return null
    return toDatedDay('discs', { id, title }, availableFrom, { detail: quality ?? '', path })
  }
  if (startsAt === null) return null
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
  return toDatedBroadcast({ id, provider, ...times }, title, path, episodeOf(row.season, row.episode))
}
