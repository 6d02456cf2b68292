import { inState } from '../outbox/inState.ts'
import { sendBatches } from './batches.ts'
import { createFeed } from './feed.ts'
import { sendLanes } from './lanes.ts'
import type { SweepScope } from './scope.ts'
import { newTally, type Tally } from './tally.ts'

/** Batches at the same time: while one is written down the server works on the other. */
const BATCHES = 2

type SweepInput = Omit<SweepScope, 'feed' | 'tally'>

/** Goes once through an owner's queue: each lane in order, several requests at once, in batches when many wait. */
export async function sweep(input: SweepInput): Promise<Tally> {
  const inBatches = input.mode.batches && (await doManyWait(input))
  const scope = { ...input, feed: createFeed(input.deps.db, input.owner), tally: newTally() }
  if (inBatches) await Promise.all(Array.from({ length: BATCHES }, () => sendBatches(scope)))
  else await sendLanes(scope)
  return scope.tally
}

async function doManyWait({ deps: { db, batchFrom }, owner }: SweepInput): Promise<boolean> {
  if (batchFrom === Number.POSITIVE_INFINITY) return false
  // Counting would look at all of them.
  return (await inState(db, owner, 'pending').limit(batchFrom).primaryKeys()).length === batchFrom
}
