import type * as z from 'zod/mini'
import type { ModerationOrder, moderateCall } from '#contract/moderation.ts'
import type { ModeratedType } from '#contract/moderationWords.ts'
import type { Tx } from '../../db/client.ts'
import { announceHidden } from '../../events/service.ts'
import { ProblemError } from '../../http/problemError.ts'
import * as logQueries from '../log/queries.ts'
import type { LogRow, ThingKey, ThingRow } from '../rows.ts'
import { mayActOn, readEntries } from '../service.ts'
import { lockThing } from '../things/queries.ts'
import { readThings } from '../things/service.ts'
import { type Acting, carryOut } from './actions/service.ts'
import { tell, told } from './news/service.ts'

type Receipt = z.input<(typeof moderateCall)['answer']>

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

/** Open pages remove a hidden thing, and fetch one that is shown again. */
async function tellPages(tx: Tx, { action, itemType, itemId, at }: LogRow): Promise<void> {
  if (action !== 'hide' && action !== 'restore') return
  await announceHidden(tx, at, itemType, itemId, action === 'hide')
}
