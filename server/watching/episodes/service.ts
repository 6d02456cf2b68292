import type * as z from 'zod/mini'
import { MOST_MARKS, type OwnEpisodes, type SeasonEpisodes, toOrdered } from '#contract/ownEpisodes.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { readThingId } from '../../things/service.ts'
import * as queries from './queries.ts'

/**
 * Marks episodes of a series as seen or not seen. The latest intent holds for each episode by itself; the answer names
 * all that the member has seen of the series. Numbers that the catalogue does not know are kept like others: it may be
 * behind, and a device that was offline goes by what it has seen of it (ADR 063).
 *
 * @param series its id or permalink.
 * @throws ProblemError `not_found` for an unknown series, `invalid` for more marks than any series has episodes.
 */
export async function markEpisodes(
  command: CommandContext & { member: Member; now: Date },
  series: string,
  { watched, episodes }: { watched: boolean; episodes: readonly SeasonEpisodes[] },
) {
  const { tx, member, intentAt, now } = command
  // First, because it locks: no other command of this member comes between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const seriesId = await readThingId(tx, 'series', series, member.id)
  const before = new Map((await queries.listEpisodes(tx, member.id, seriesId)).map((row) => [toKey(row), row]))
  const named = toOrdered(episodes).flatMap(({ season, numbers }) => numbers.map((number) => ({ season, number })))
  const written = named
    .filter((episode) => !isLater(before.get(toKey(episode)), intentAt))
    .map((episode) => ({
      ...{ userId: member.id, seriesId, ...episode, seen: watched, intentAt, changeSeq },
      updatedAt: notBefore(before.get(toKey(episode))?.updatedAt, now),
    }))
  const added = named.filter((episode) => !before.has(toKey(episode))).length
  if (before.size + added > MOST_MARKS) {
    throw new ProblemError('invalid', { detail: 'So viele Folgen hat keine Serie.' })
  }
  await queries.saveEpisodes(tx, written)
  if (written.some((row) => (before.get(toKey(row))?.seen ?? false) !== watched)) {
    await command.logEffect(watched ? 'episodes.seen' : 'episodes.unseen', `series/${seriesId}`)
  }
  const current = toOwnEpisodes(seriesId, await queries.listEpisodes(tx, member.id, seriesId))
  return { applied: written.length > 0, current }
}

type Place = Pick<queries.SeenEpisodeRow, 'season' | 'number'>
const toKey = ({ season, number }: Place) => `${season}/${number}`
const isLater = (row: queries.SeenEpisodeRow | undefined, intentAt: Date) =>
  row !== undefined && row.intentAt > intentAt

/** The series of which a member's episodes changed after a number, each with all that is seen of it. */
export async function listEpisodeChanges(db: Db, userId: string, since: number, limit: number) {
  const changed = await queries.findChangedSeries(db, userId, since, limit)
  const ids = changed.map(({ seriesId }) => seriesId)
  const rows = await queries.listEpisodesOf(db, userId, ids)
  return changed.map(({ seriesId, seq }) => {
    const own = toOwnEpisodes(
      seriesId,
      rows.filter((row) => row.seriesId === seriesId),
    )
    return { seq, change: { kind: 'episodes' as const, ...own } }
  })
}

/** @param rows all of a series, at least one. */
function toOwnEpisodes(series: string, rows: readonly queries.SeenEpisodeRow[]): z.input<typeof OwnEpisodes> {
  const newest = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return {
    series,
    seen: toOrdered(rows.flatMap(({ seen, season, number }) => (seen ? [{ season, numbers: [number] }] : []))),
    updatedAt: new Date(newest).toISOString(),
  }
}
