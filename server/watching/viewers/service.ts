import type * as z from 'zod/mini'
import { type EpisodeViewers, FEWEST_VIEWERS } from '#contract/viewers.ts'
import type { Db } from '../../db/client.ts'
import { readThingId } from '../../things/service.ts'
import { countViewers, listViewers } from './queries.ts'

/**
 * How many members have seen each episode of a series.
 *
 * @param id an id or a permalink.
 * @throws ProblemError `not_found`
 */
export async function readViewers(db: Db, id: string): Promise<z.input<typeof EpisodeViewers>> {
  const seriesId = await readThingId(db, 'series', id, null)
  const [members, episodes] = await Promise.all([countViewers(db, seriesId), listViewers(db, seriesId, FEWEST_VIEWERS)])
  return { members: members < FEWEST_VIEWERS ? null : members, episodes }
}
