import type * as z from 'zod/mini'
import type { ModerationOrder, moderateCall } from '#contract/moderation.ts'
import type { ModeratedType, ModerationAction } from '#contract/moderationWords.ts'
import type { Tx } from '../../db/client.ts'
import { announceHidden } from '../../events/service.ts'
import { ProblemError } from '../../http/problemError.ts'
import { tellModeration } from '../../notifications/service.ts'
import { moderatedKind } from '../../things/registry.ts'
import * as logQueries from '../log/queries.ts'
import * as noticeQueries from '../notices/queries.ts'
import type { LogRow, ThingKey, ThingRow } from '../rows.ts'
import { mayActOn, readEntries } from '../service.ts'
import { lockThing } from '../things/queries.ts'
import { readThings } from '../things/service.ts'
import { type Acting, carryOut } from './actions/service.ts'

type Receipt = z.input<(typeof moderateCall)['answer']>

/**
 * The actions of which the author is notified. The members who flagged the thing are not notified, and a dismissal of
 * flags notifies nobody.
 */
const told: ReadonlySet<ModerationAction> = new Set(['hide', 'restore', 'warn', 'block', 'unblock'])

/**
 * Carries an order out: the change, its entry in the log and the member's notification commit together. The same order
 * once more has no effect.
 *
 * @throws ProblemError `not_found` for a deleted thing, `role` for things of equals, superiors and the moderator
 * themselves, `invalid` for a block that would be over already.
 */
export async function moderate(acting: Acting, order: ModerationOrder): Promise<Receipt> {
  const { tx, member, now } = acting
  const sent = await logQueries.findLog(tx, order.id)
  if (sent) return { applied: false, entry: await toEntry(tx, sent) }
  const key = toKey(order)
  await lockThing(tx, key)
  const thing = await readThing(tx, key)
  if ('member' in order && thing.userId !== order.member) throw new ProblemError('not_found')
  if (!mayActOn(member, thing)) throw new ProblemError('role')
  const change = await carryOut(acting, order, thing)
  if (change === null) return { applied: false, entry: null }
  const row: LogRow = {
    id: order.id,
    actorId: member.id,
    action: order.action,
    itemType: key.type,
    itemId: key.id,
    subjectId: thing.userId,
    reason: order.reason,
    ...change,
    at: now,
  }
  if (!(await logQueries.insertLog(tx, row))) throw new ProblemError('in_progress', { retryAfter: 1 })
  await acting.logEffect(`moderation.${order.action}`, `${key.type}/${key.id}`)
  if (told.has(order.action)) await tell(tx, row, 'until' in order ? order.until : null)
  await tellPages(tx, row)
  return { applied: true, entry: await toEntry(tx, row) }
}

const toEntry = async (tx: Tx, row: LogRow) => (await readEntries(tx, [row]))(row)

/** The key of the thing of an order; for an order without a thing, the member's. */
function toKey(order: ModerationOrder): ThingKey {
  if ('member' in order && !('item' in order && order.item !== undefined && order.type !== undefined)) {
    return { type: 'users', id: order.member }
  }
  const { type, item } = order as { type: ModeratedType; item: string }
  return { type, id: item }
}

async function readThing(tx: Tx, key: ThingKey): Promise<ThingRow> {
  const thing = (await readThings(tx, [key])).get(`${key.type}/${key.id}`)
  if (!thing) throw new ProblemError('not_found')
  return thing
}

/** Writes the notice in the member's account, and the notification. */
async function tell(tx: Tx, { id, subjectId, action, itemType, itemId, reason, at }: LogRow, until: string | null) {
  await noticeQueries.insertNotice(tx, {
    ...{ id, userId: subjectId, action, itemType, itemId, reason },
    until: until === null ? null : new Date(until),
    createdAt: at,
    readAt: null,
  })
  const about = isPlaced(action, itemType) ? { about: { type: itemType, id: itemId } } : {}
  await tellModeration(tx, at, { id, userId: subjectId, words: toWords(action, itemType), ...about })
}

/** Notifications of a hidden or restored thing link to it; all others link to the account. */
const isPlaced = (action: ModerationAction, type: ModeratedType) =>
  type !== 'users' && (action === 'hide' || action === 'restore')

/** The reason is not repeated: it is shown in the account, beside the excerpt of the thing. */
function toWords(action: ModerationAction, type: ModeratedType): string {
  switch (action) {
    case 'hide':
      return `Die Moderation hat ${moderatedKind(type).moderation.yours} ausgeblendet`
    case 'restore':
      return `Die Moderation zeigt ${moderatedKind(type).moderation.yours} wieder`
    case 'warn':
      return 'Die Moderation hat dich verwarnt'
    case 'block':
      return 'Die Moderation hat dein Konto gesperrt'
    default:
      return 'Dein Konto ist nicht mehr gesperrt'
  }
}

/** Open pages remove a hidden thing, and fetch one that is shown again. */
async function tellPages(tx: Tx, { action, itemType, itemId, at }: LogRow): Promise<void> {
  if (action !== 'hide' && action !== 'restore') return
  await announceHidden(tx, at, itemType, itemId, action === 'hide')
}
