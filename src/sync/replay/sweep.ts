import { Dexie } from 'dexie'
import { claimAll } from '../outbox/claim.ts'
import { type Settled, settleAll } from '../outbox/settle.ts'
import { sendBatches } from './batches.ts'
import { createFeed } from './feed.ts'
import { createGroup } from './group.ts'
import { sendLanes } from './lanes.ts'
import type { SweepScope } from './scope.ts'
import { newTally, type Tally } from './tally.ts'

/** Requests at the same time. Of batches two: while one is written down the server works on the other. */
const LANES = 6
const BATCHES = 2

export type Sweep = Omit<Tally, 'misses'>

type SweepInput = Omit<SweepScope, 'feed' | 'tally' | 'claim' | 'settle'>

/** Goes once through an owner's queue: each lane in order, several requests at once, in batches when many wait. */
export async function sweep(input: SweepInput): Promise<Sweep> {
  const inBatches = input.mode.batches && (await doManyWait(input))
  const { deps, owner, hurry } = input
  const scope: SweepScope = {
    ...input,
    feed: createFeed(deps.db, owner),
    tally: newTally(),
    claim: createGroup((seqs: readonly number[]) => claimAll(deps, owner, seqs, hurry)),
    settle: createGroup((all: readonly Settled[]) => settleAll(deps, owner, all)),
  }
  const send = inBatches ? sendBatches : sendLanes
  await Promise.all(Array.from({ length: inBatches ? BATCHES : LANES }, () => send(scope)))
  return scope.tally
}

async function doManyWait({ deps: { db, batchFrom }, owner }: SweepInput): Promise<boolean> {
  if (batchFrom === Number.POSITIVE_INFINITY) return false
  const waiting = db.outbox
    .where('[owner+state+seq]')
    .between([owner, 'pending', Dexie.minKey], [owner, 'pending', Dexie.maxKey])
  return (await waiting.limit(batchFrom).count()) >= batchFrom
}
