import { nextChangeSeq } from '../../db/changeSeq.ts'
import { notBefore } from '../../db/notBefore.ts'
import * as queries from '../items/queries.ts'
import { saveOrder } from '../own/queries.ts'
import { findOpen, type ListCommand } from '../own/service.ts'
import type { ListRow } from '../rows.ts'
import { toOwnOrder } from '../toList.ts'

/**
 * Puts the titles of a list in an order: a register of its own, whose latest intent wins. Titles of the list that are
 * not named follow; names of other titles are ignored, and repeated names count once.
 *
 * @throws ProblemError `owner`, `not_found` for a deleted list too: it has no titles.
 */
export async function orderList(command: ListCommand, id: string, keys: readonly string[]) {
  const { tx, member, intentAt, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await findOpen(tx, id, member)
  if (before.orderIntentAt && before.orderIntentAt > intentAt) return { applied: false, current: toOwnOrder(before) }
  const known = await queries.listKeys(tx, id)
  const order = [...new Set(keys.flatMap((key) => known.get(key) ?? []))]
  const after: ListRow = {
    ...before,
    ...{
      order,
      orderIntentAt: intentAt,
      orderUpdatedAt: notBefore(before.orderUpdatedAt, now),
      orderChangeSeq: changeSeq,
      updatedAt: notBefore(before.updatedAt, now),
    },
  }
  await saveOrder(tx, after)
  const changes = order.join() !== before.order.join()
  if (changes) await command.logEffect('list.order', `lists/${id}`)
  return { applied: true, current: toOwnOrder(after) }
}
