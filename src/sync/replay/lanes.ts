import { attempt } from './attempt.ts'
import type { Place } from './feed.ts'
import type { SweepScope } from './scope.ts'
import { noteDue, noteEntry, noteRequest } from './tally.ts'

/** One of several workers: takes lane after lane and sends its entries one by one. */
export async function sendLanes(scope: SweepScope): Promise<void> {
  while (scope.tally.ended === 'drained') {
    const [next] = await scope.feed.nextLanes(1)
    if (next === undefined) return
    await sendLane(scope, next)
  }
}

/** Works through one lane until it is empty or something of it has to wait. */
async function sendLane(
  { deps, signal, feed, tally, claim, settle }: SweepScope,
  { lane, seq: first }: Place,
): Promise<void> {
  for (let seq: number | null = first; seq !== null && tally.ended === 'drained'; seq = feed.nextOf(lane)) {
    if (signal.aborted) {
      tally.ended = 'interrupted'
      return
    }
    const claimed = await claim(seq)
    switch (claimed.kind) {
      case 'gone':
        continue
      case 'stopped':
        tally.ended = 'stopped'
        tally.dueAt = claimed.until
        return
      case 'waits':
        noteDue(tally, claimed.until)
        tally.passedOver ||= claimed.forDependency
        feed.skip(lane)
        return
      case 'claimed': {
        const outcome = await attempt(deps, claimed.entry, claimed.command, signal)
        const settlement = (await settle({ ...claimed, settlement: outcome })) ? outcome : 'lost'
        noteRequest(tally, [settlement])
        if (!noteEntry(tally, settlement, deps.clock.now())) {
          feed.skip(lane)
          return
        }
      }
    }
  }
}
