import type { LiveKind } from '#contract/events.ts'
import type { Tx } from '../db/client.ts'
import { announce } from '../events/service.ts'

/** Tells open pages of some members that their notifications have changed: on the topic that each hears of alone. */
export async function announceOwn(
  tx: Tx,
  userIds: readonly string[],
  kind: Extract<LiveKind, `notification.${string}`>,
  now: Date,
): Promise<void> {
  const thing = { type: 'notifications', id: 'all' }
  await announce(
    tx,
    now,
    userIds.map((userId) => ({ kind, topic: `users/${userId}`, thing, actorId: null })),
  )
}
