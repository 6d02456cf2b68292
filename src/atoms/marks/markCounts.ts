import type { Vote } from '#contract/marks.ts'
import type { Held, KnownMark, ShownMark } from './marks.ts'

/** Answers tell their time by the second. */
const SECOND_MS = 1_000

const nothing: Held = { set: false, vote: null }

/**
 * A public number with the current state of the member's own mark. The answer has the mark as it was when the server
 * made it: later changes are added, so that nothing is counted twice, neither while it waits nor once it is confirmed.
 *
 * A mark that was confirmed in the very second of the answer counts as held by it; where nothing is known from before
 * the answer, it held no mark.
 *
 * @param count as the answer has it.
 * @param fetchedAt when the server made the answer.
 * @param vote which votes are counted; without it the marks are.
 */
export function toOwnCount(count: number, fetchedAt: string, mark: ShownMark, vote?: Vote): number {
  const counts = (held: Held) => Number(vote === undefined ? held.set : held.vote === vote)
  return Math.max(0, count + counts(mark) - counts(heldAt(mark.known, fetchedAt)))
}

function heldAt(known: readonly KnownMark[], fetchedAt: string): Held {
  const end = Date.parse(fetchedAt) + SECOND_MS
  return known.findLast(({ updatedAt }) => Date.parse(updatedAt) < end) ?? nothing
}
