import type { UserId } from '#contract/ids.ts'
import { type Claim, type ClaimDeps, claimAll } from './claim.ts'
import { type Settled, settleAll } from './settle.ts'

/** Which of the settled entries were still under the lease, and the claims, each in order. */
type Step = { written: readonly boolean[]; claims: readonly Claim[] }

/**
 * Settles the answered entries and claims the next ones in one transaction: on a phone, waiting for the disk takes longer
 * than all else.
 */
export async function settleAndClaim(
  deps: ClaimDeps,
  owner: UserId,
  back: readonly Settled[],
  seqs: readonly number[],
  hurry: boolean,
): Promise<Step> {
  const { db } = deps
  // Stryker disable next-line ConditionalExpression: it saves a question to the database, nothing else
  if (back.length === 0) return { written: [], claims: await claimAll(deps, owner, seqs, hurry) }
  return db.transaction('rw', [db.outbox, db.own, db.idmap, db.history, db.meta], async () => ({
    written: await settleAll(deps, owner, back),
    // Stryker disable next-line ConditionalExpression: as above
    claims: seqs.length === 0 ? [] : await claimAll(deps, owner, seqs, hurry),
  }))
}
