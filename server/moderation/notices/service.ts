import type * as z from 'zod/mini'
import type { noticesCall } from '#contract/moderation.ts'
import type { Db } from '../../db/client.ts'
import { holds } from '../../http/blocked.ts'
import type { Member } from '../../http/platform.ts'
import * as queries from '../queries.ts'
import { toBlock } from '../service.ts'
import { readThings } from '../things/service.ts'

/** So many characters of one's own words say which were meant. */
const EXCERPT = 160

/** What the moderation has to say to a member, and a block that holds. Put away ones are gone. */
export async function readNotices(db: Db, member: Member, now: Date): Promise<z.input<(typeof noticesCall)['answer']>> {
  const [rows, block] = await Promise.all([queries.listNotices(db, member.id), queries.findBlock(db, member.id)])
  const things = await readThings(
    db,
    rows.flatMap(({ itemType: type, itemId: id }) => (type === 'users' ? [] : [{ type, id }])),
    member.id,
  )
  return {
    items: rows.map(({ id, action, itemType, itemId, reason, until, createdAt }) => ({
      ...{ id, action, reason, type: itemType, item: itemId },
      text: things.get(`${itemType}/${itemId}`)?.text.slice(0, EXCERPT) ?? null,
      until: until?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    block: block && holds(block, now) ? toBlock(block) : null,
  }
}

/** Puts one away; what is none of theirs, or gone, is put away already. */
export async function readNotice(db: Db, member: Member, id: string, now: Date) {
  await queries.readNotice(db, member.id, id, now)
  return readNotices(db, member, now)
}
