import { BATCH_MAX } from '#contract/batch.ts'
import { claimAll } from '../outbox/claim.ts'
import { settleAll } from '../outbox/settle.ts'
import type { Sendable } from '../sendBatch.ts'
import { attemptBatch } from './attemptBatch.ts'
import type { Feed, Place } from './feed.ts'
import type { SweepScope } from './scope.ts'
import { noteEntry, noteHeld, noteRequest } from './tally.ts'

/** One of several workers: sends up to fifty entries at a time, of as many lanes as there are. */
export async function sendBatches(scope: SweepScope): Promise<void> {
  const { feed, tally, signal, mode } = scope
  /** Lanes of ours that something more may be found of. */
  let lanes: string[] = []
  while (tally.ended === 'drained' && mode.batches) {
    if (signal.aborted) {
      tally.ended = 'interrupted'
      return
    }
    const places = await gather(feed, lanes)
    if (places.length === 0) return
    const stopped = await sendPlaces(scope, places)
    for (const lane of stopped) feed.skip(lane)
    lanes = [...new Set(places.map(({ lane }) => lane))].filter((lane) => !stopped.has(lane))
  }
}

/** The next entries in order of arrival: first of the lanes in work, then of others, then more of all of them. */
async function gather(feed: Feed, inWork: readonly string[]): Promise<Place[]> {
  const places: Place[] = []
  for (const lane of inWork) {
    const seq = feed.nextOf(lane)
    if (seq !== null) places.push({ lane, seq })
  }
  places.push(...(await feed.nextLanes(BATCH_MAX - places.length)))
  // Those that are added on the way are asked for more in their turn.
  for (const { lane } of places) {
    const seq = places.length < BATCH_MAX ? feed.moreOf(lane) : null
    if (seq !== null) places.push({ lane, seq })
  }
  return places.sort((a, b) => a.seq - b.seq)
}

/** Claims and sends; answers the lanes that do not go on. */
async function sendPlaces(
  { deps, owner, hurry, signal, mode, tally }: SweepScope,
  places: readonly Place[],
): Promise<ReadonlySet<string>> {
  const stopped = new Set<string>()
  const claimed: (Sendable & { lane: string })[] = []
  const seqs = places.map(({ seq }) => seq)
  for (const [index, claim] of (await claimAll(deps, owner, seqs, hurry)).entries()) {
    const { lane } = places[index] as Place
    switch (claim.kind) {
      case 'gone':
        break
      case 'stopped':
      case 'waits':
        noteHeld(tally, claim)
        stopped.add(lane)
        break
      case 'claimed':
        claimed.push({ lane, entry: claim.entry, command: claim.command })
    }
  }
  if (claimed.length === 0) return stopped
  const { isTaken, settlements: all } = await attemptBatch(deps, claimed, signal)
  const written = await settleAll(
    deps,
    owner,
    all.map((settlement, index) => ({ ...(claimed[index] as Sendable), settlement })),
  )
  const settlements = all.map((settlement, index) => (written[index] ? settlement : 'lost'))
  noteRequest(tally, settlements)
  for (const [index, settlement] of settlements.entries()) {
    if (!noteEntry(tally, settlement, deps.clock.now())) stopped.add(claimed[index]?.lane ?? '')
  }
  if (!isTaken) mode.batches = false
  return stopped
}
