import type { UserId } from '#contract/ids.ts'
import type { Confirmed } from '../commands/command.ts'
import type { OutboxDatabase, OwnRow } from './database.ts'

/** Writes confirmed state; what is older than what lies there is dropped. Call inside a transaction over `own`. */
export async function putOwn(db: OutboxDatabase, owner: UserId, confirmed: readonly Confirmed[]): Promise<void> {
  if (confirmed.length === 0) return
  const before = await db.own.bulkGet(confirmed.map(({ slot }): [UserId, string] => [owner, slot]))
  const latest = new Map<string, OwnRow>()
  for (const [index, { slot, state, updatedAt }] of confirmed.entries()) {
    const known = latest.get(slot) ?? before[index]
    if (known && Date.parse(known.updatedAt) > Date.parse(updatedAt)) continue
    latest.set(slot, { owner, slot, state, updatedAt })
  }
  if (latest.size > 0) await db.own.bulkPut([...latest.values()])
}
