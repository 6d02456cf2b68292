import { Dexie } from 'dexie'
import { sendBatches } from './batches.ts'
import { createFeed } from './feed.ts'
import { sendLanes } from './lanes.ts'
import type { SweepScope } from './scope.ts'
import { newTally, type Tally } from './tally.ts'

/** Requests at the same time. Of batches two: while one is written down the server works on the other. */
const LANES = 6
const BATCHES = 2

export type Sweep = Omit<Tally, 'misses'>

/** Goes once through an owner's queue: each lane in order, several requests at once, in batches when many wait. */
export async function sweep(input: Omit<SweepScope, 'feed' | 'tally'>): Promise<Sweep> {
  const inBatches = input.mode.batches && (await doManyWait(input))
  const scope = { ...input, feed: createFeed(input.deps.db, input.owner), tally: newTally() }
  const send = inBatches ? sendBatches : sendLanes
  await Promise.all(Array.from({ length: inBatches ? BATCHES : LANES }, () => send(scope)))
  return scope.tally
}

async function doManyWait({ deps: { db, batchFrom }, owner }: Pick<SweepScope, 'deps' | 'owner'>): Promise<boolean> {
  if (batchFrom === Number.POSITIVE_INFINITY) return false
  const waiting = db.outbox
    .where('[owner+state+seq]')
    .between([owner, 'pending', Dexie.minKey], [owner, 'pending', Dexie.maxKey])
  return (await waiting.limit(batchFrom).count()) >= batchFrom
}
