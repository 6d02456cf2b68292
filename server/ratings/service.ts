import { randomUUID } from 'node:crypto'
import type { Change } from '#contract/changes.ts'
import type { RatableType, RatingInput } from '#contract/ratings.ts'
import { may } from '#contract/roles.ts'
import { nextChangeSeq } from '../db/changeSeq.ts'
import type { Db, Tx } from '../db/client.ts'
import { notBefore } from '../db/notBefore.ts'
import type { CommandContext } from '../http/idempotency.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { markSeen } from '../marks/service.ts'
import { countByMonth } from './months/queries.ts'
import { countRated, findChangedRatings, findTitle, listShownValues, type RatingRow, saveRating } from './queries.ts'
import { deleteRatingsOf, recount } from './scores/queries.ts'

const NOTHING: RatingInput = { value: null, top: false, flop: false }

/** The number of titles that a member rated in each month of a year, for their diary. */
export const countRatingsByMonth = countByMonth

/** A title by its type and its id or permalink. */
export type Title = { type: RatableType; id: string }

/**
 * Rates a title, or with null takes the rating back. The latest intent wins: an older one has no effect, and its answer
 * names the present rating. A rating marks the title as seen; taking it back leaves that mark. New accounts may rate at
 * once (B13).
 *
 * @throws ProblemError `not_found` for an unknown title.
 */
export async function rate(
  command: CommandContext & { member: Member; now: Date },
  title: Title,
  input: RatingInput | null,
) {
  const { tx, member, intentAt, now } = command
  // First, because it locks: no other command of this member runs between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const found = await findTitle(tx, title.type, title.id, member.id)
  if (!found) throw new ProblemError('not_found')
  const { id: itemId, rating: before } = found
  if (before && before.intentAt > intentAt) return { applied: false, current: toRating(before) }

  const after: RatingRow = {
    id: before?.id ?? randomUUID(),
    userId: member.id,
    itemType: title.type,
    itemId,
    ...(input ?? NOTHING),
    critic: may(member.credentials, 'criticise'),
    intentAt,
    updatedAt: notBefore(before?.updatedAt, now),
    changeSeq,
  }
  await saveRating(tx, after)
  await count(tx, before, after)
  await command.logEffect(input ? 'rating.set' : 'rating.clear', `${title.type}/${itemId}`)
  const watched = isRated(after) ? await markSeen(command, { type: title.type, id: itemId }, !isRated(before)) : null
  return { applied: true, current: toRating(after), watched }
}

const isRated = (row: RatingRow | null) => row !== null && (row.value !== null || row.top || row.flop)

/**
 * Updates the counts of the title. The rating of a member who has become a critic moves from the community to the
 * critics.
 */
async function count(tx: Tx, before: RatingRow | null, after: RatingRow): Promise<void> {
  const { critic, value } = after
  const former = before?.value ?? null
  if (before && before.critic !== critic) {
    if (former !== null) await recount(tx, after, before.critic, former, null)
    if (value !== null) await recount(tx, after, critic, null, value)
  } else if (former !== value) {
    await recount(tx, after, critic, former, value)
  }
}

/** The number of titles of each type that a member has rated or made a top or flop. */
export const countRatingsOf = countRated

/** A member's ratings that changed after a number, in the order of the changes; cleared ones too. */
export async function listRatingChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await findChangedRatings(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: toChange(row) }))
}

/** Removes a deleted member's ratings, also from the titles' averages. */
export function forgetRatings(tx: Tx, userId: string): Promise<void> {
  return deleteRatingsOf(tx, userId)
}

function toRating(row: RatingRow) {
  const { id, value, top, flop } = row
  return { id, value, top, flop, updatedAt: row.updatedAt.toISOString() }
}

function toChange(row: RatingRow): Change {
  return { kind: 'rating', type: row.itemType, id: row.itemId, rating: toRating(row) }
}

/** The public values that these members gave a title; members without a public value are left out. */
export async function readShownValues(db: Db, title: Title, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await listShownValues(db, title.type, title.id, userIds)
  return new Map(rows.flatMap(({ userId, value }) => (value === null ? [] : [[userId, value] as const])))
}
