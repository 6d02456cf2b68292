import type { Claim } from '../outbox/claim.ts'
import type { Settlement } from '../outbox/settle.ts'

/** After so many entries in a row that did not reach the server, the rest is not tried. */
const GIVE_UP_AFTER = 3

/** The findings of a sweep so far. */
export type Tally = {
  ended: 'drained' | 'stopped' | 'unreachable' | 'interrupted'
  /** Entries that left the queue. */
  settled: number
  /** Something was passed over that may go now: it waited for another entry, or the server did not get to it. */
  passedOver: boolean
  /** The time at which an entry is due again, in ms; null when none waits for a time. */
  dueAt: number | null
  /** Entries in a row that did not reach the server. */
  misses: number
}

export const newTally = (): Tally => ({ ended: 'drained', settled: 0, passedOver: false, dueAt: null, misses: 0 })

/** Notes whether a request reached anybody, by what became of the entries that it carried. */
export function noteRequest(tally: Tally, settlements: readonly (Settlement | 'lost')[]): void {
  tally.misses = settlements.every(isUnreachable) ? tally.misses + settlements.length : 0
  if (tally.misses >= GIVE_UP_AFTER && tally.ended === 'drained') tally.ended = 'unreachable'
}

const isUnreachable = (settlement: Settlement | 'lost') =>
  settlement !== 'lost' && settlement.do === 'again' && settlement.error.code === 'unreachable'

/** Notes what became of an entry; answers whether its lane goes on. */
export function noteEntry(tally: Tally, settlement: Settlement | 'lost', now: number): boolean {
  if (settlement === 'lost') return false
  switch (settlement.do) {
    case 'done':
    case 'doneAsGone':
    case 'fail':
    case 'review':
      tally.settled += 1
      return true
    case 'untried':
      tally.passedOver = true
      return false
    case 'again':
    case 'wait':
      noteDue(tally, now + settlement.ms)
      return false
    case 'pause':
      tally.ended = 'stopped'
      tally.dueAt = now + settlement.ms
      return false
    case 'park':
      tally.ended = 'stopped'
      tally.dueAt = null
      return false
  }
}

/** Notes why nothing of a lane, or of the whole queue, is sent now. */
export function noteHeld(tally: Tally, claim: Extract<Claim, { kind: 'waits' | 'stopped' }>): void {
  if (claim.kind === 'stopped') {
    tally.ended = 'stopped'
    tally.dueAt = claim.until
    return
  }
  noteDue(tally, claim.until)
  tally.passedOver ||= claim.forDependency
}

function noteDue(tally: Tally, at: number | null): void {
  if (at !== null) tally.dueAt = Math.min(at, tally.dueAt ?? at)
}
