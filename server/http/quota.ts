import type { Tx } from '../db/client.ts'
import { countInBucket } from '../db/limits.ts'
import type { Member } from './platform.ts'
import { ProblemError } from './problemError.ts'
import type { Limit } from './sharedLimit.ts'

/** How much of one kind a member may do within a window that begins with its first (ADR 026). */
export type Quota = Limit & { kind: string }

/**
 * Counts one more, in the transaction of the command that does it: what is refused or answered from its receipt counts
 * for nothing. Beside the limit of all commands, for the single call and in a batch alike.
 *
 * @throws ProblemError `quota_full`: the device sends it again once the window is over, and everything else meanwhile.
 */
export async function takeFromQuota(
  { tx, member, now }: { tx: Tx; member: Pick<Member, 'id'>; now: Date },
  { kind, max, windowSeconds }: Quota,
): Promise<void> {
  const { count, resetsAt } = await countInBucket(tx, `quota:${kind}:${member.id}`, windowSeconds, now)
  if (count <= max) return
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  throw new ProblemError('quota_full', { retryAfter })
}
