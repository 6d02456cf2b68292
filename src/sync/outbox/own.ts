import type { UserId } from '#contract/ids.ts'
import type { Confirmed } from '../commands/command.ts'
import type { OutboxDatabase } from './database.ts'

/** Writes confirmed state; what is older than what lies there is dropped. Call inside a transaction over `own`. */
export async function putOwn(db: OutboxDatabase, owner: UserId, confirmed: readonly Confirmed[]): Promise<void> {
  for (const { slot, state, updatedAt } of confirmed) {
    const before = await db.own.get([owner, slot])
    if (before && Date.parse(before.updatedAt) > Date.parse(updatedAt)) continue
    await db.own.put({ owner, slot, state, updatedAt })
  }
}
