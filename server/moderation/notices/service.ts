import type * as z from 'zod/mini'
import type { noticesCall } from '#contract/moderationNotices.ts'
import type { Db } from '../../db/client.ts'
import { holds } from '../../http/blocked.ts'
import type { Member } from '../../http/platform.ts'
import * as blockQueries from '../blocks/queries.ts'
import { toBlock } from '../service.ts'
import { readThings } from '../things/service.ts'
import * as noticeQueries from './queries.ts'

/** The length of an excerpt of the member's text, in characters: enough to recognize it. */
const EXCERPT = 160

/** The moderation's messages to a member, and a block in force. Dismissed messages are left out. */
export async function readNotices(db: Db, member: Member, now: Date): Promise<z.input<(typeof noticesCall)['answer']>> {
  const [rows, block] = await Promise.all([
    noticeQueries.listNotices(db, member.id),
    blockQueries.findBlock(db, member.id),
  ])
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

/** Dismisses a message; nothing happens for a message that is not the member's or does not exist. */
export async function readNotice(db: Db, member: Member, id: string, now: Date) {
  await noticeQueries.readNotice(db, member.id, id, now)
  return readNotices(db, member, now)
}
