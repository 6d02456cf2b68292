import type { Claim } from '../outbox/claim.ts'
import type { Settled } from '../outbox/settle.ts'
import { settleAndClaim } from '../outbox/settleAndClaim.ts'
import { attempt } from './attempt.ts'
import type { Place } from './feed.ts'
import type { SweepScope } from './scope.ts'
import { noteEntry, noteHeld, noteRequest } from './tally.ts'

/** Requests at the same time. */
const REQUESTS = 6

/** Sends entries one by one, of several lanes at the same time. */
export async function sendLanes(scope: SweepScope): Promise<void> {
  const { deps, owner, hurry, signal, feed, tally } = scope
  const onTheWay = new Set<Promise<unknown>>()
  let back: Settled[] = []
  /** Lanes of ours that nothing is on the way of. */
  let free: string[] = []

  const send = ({ entry, command }: Extract<Claim, { kind: 'claimed' }>) => {
    const trip = attempt(deps, entry, command, signal).then((settlement) => {
      back.push({ entry, command, settlement })
      onTheWay.delete(trip)
    })
    onTheWay.add(trip)
  }

  for (;;) {
    const came = back
    back = []
    for (const { settlement } of came) noteRequest(tally, [settlement])
    const lanes = [...free, ...came.map(({ entry }) => entry.lane)]
    const found = tally.ended === 'drained' ? await gather(scope, lanes, REQUESTS - onTheWay.size) : []
    if (found.length > 0 && signal.aborted) tally.ended = 'interrupted'
    const places = signal.aborted ? [] : found
    if (came.length + places.length === 0) {
      // Something may have come back meanwhile.
      if (back.length > 0) continue
      if (onTheWay.size === 0) return
      await Promise.race(onTheWay)
      continue
    }
    const seqs = places.map(({ seq }) => seq)
    const { written, claims } = await settleAndClaim(deps, owner, came, seqs, hurry)
    for (const [index, { entry, settlement }] of came.entries()) {
      if (!noteEntry(tally, written[index] ? settlement : 'lost', deps.clock.now())) feed.skip(entry.lane)
    }
    free = []
    for (const [index, claim] of claims.entries()) {
      const { lane } = places[index] as Place
      if (claim.kind === 'claimed') send(claim)
      else if (claim.kind === 'gone') free.push(lane)
      else {
        noteHeld(tally, claim)
        feed.skip(lane)
      }
    }
  }
}

/** The next entries: first of the lanes in work, then of others. */
async function gather({ feed }: SweepScope, lanes: readonly string[], limit: number): Promise<readonly Place[]> {
  const next = lanes.flatMap((lane): Place[] => {
    const seq = feed.nextOf(lane)
    return seq === null ? [] : [{ lane, seq }]
  })
  return [...next, ...(await feed.nextLanes(limit - next.length))]
}
