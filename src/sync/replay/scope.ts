import type { UserId } from '#contract/ids.ts'
import type { ClaimDeps } from '../outbox/claim.ts'
import type { SettleDeps } from '../outbox/settle.ts'
import type { BatchDeps } from './attemptBatch.ts'
import type { Feed } from './feed.ts'
import type { Tally } from './tally.ts'

export type SweepDeps = BatchDeps &
  ClaimDeps &
  SettleDeps & {
    /** From how many waiting entries on they are sent in batches. */
    batchFrom: number
  }

/** State that all lanes of one sweep share. */
export type SweepScope = {
  deps: SweepDeps
  owner: UserId
  /** The network may just have come back: waits after an unreachable server are cut short. */
  hurry: boolean
  signal: AbortSignal
  /** Of the whole pass: a server that takes no batch is not asked again. */
  mode: { batches: boolean }
  feed: Feed
  tally: Tally
}
