import { randomUUID } from 'node:crypto'
import { messageMembers, messages, messageThreads } from '../server/db/schema/messages.ts'
import type { TestServer } from './server.ts'

type Written = { userId: string; members?: readonly string[]; hidden?: boolean; body?: string }

/**
 * Inserts a thread of an author and other members, with one message.
 *
 * @returns the ids of both.
 */
export async function addMessage(
  { database, clock }: TestServer,
  { userId, members = [], hidden = false, body = 'Kommst du mit?' }: Written,
): Promise<{ id: string; threadId: string }> {
  const [threadId, id, now] = [randomUUID(), randomUUID(), clock.now]
  await database.db.insert(messageThreads).values({ id: threadId, lastSeq: 1, createdAt: now })
  const plain = { threadId, readSeq: 0, attention: 'all' as const, hasLeft: false, changeSeq: 0 }
  await database.db
    .insert(messageMembers)
    .values(
      [userId, ...members].map((each) => ({ ...plain, userId: each, intentAt: now, joinedAt: now, updatedAt: now })),
    )
  await database.db
    .insert(messages)
    .values({ id, threadId, seq: 1, userId, body, hidden, createdAt: now, changeSeq: 0 })
  return { id, threadId }
}
