import type { UserId } from '#contract/ids.ts'
import { type Claim, type ClaimDeps, claimAll } from './claim.ts'
import { type Settled, settleAll } from './settle.ts'

/** Which of those that came back were still ours, and what was claimed, each in order. */
type Turnover = { written: readonly boolean[]; claims: readonly Claim[] }

/**
 * Writes down what came back and claims what goes next, in one transaction: on a phone waiting for the disk takes longer
 * than all else.
 */
export async function turnOver(
  deps: ClaimDeps,
  owner: UserId,
  back: readonly Settled[],
  seqs: readonly number[],
  hurry: boolean,
): Promise<Turnover> {
  const { db } = deps
  if (back.length === 0) return { written: [], claims: await claimAll(deps, owner, seqs, hurry) }
  return db.transaction('rw', [db.outbox, db.own, db.idmap, db.history, db.meta], async () => ({
    written: await settleAll(deps, owner, back),
    claims: seqs.length === 0 ? [] : await claimAll(deps, owner, seqs, hurry),
  }))
}
