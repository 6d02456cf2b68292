import { distanceToBeginning } from '#contract/editDistance.ts'

/** A name that only holds what was typed somewhere inside is a little less likely than one that begins so. */
const INSIDE = 0.08
/** And one that goes on for long a little less than one that ends there. */
const UNTYPED = 0.06

/**
 * How much what was typed is like a name or its beginning, from any of its words on: 1 without a wrong letter, less by
 * the share of letters that are wrong, missing, too many or exchanged with their neighbour.
 *
 * @param typed folded, as the name.
 */
export function toLikeness(typed: string, name: string): number {
  let best = 0
  for (let start = 0; start >= 0 && start < name.length; start = nextWord(name, start)) {
    const rest = name.slice(start)
    const { distance, end } = distanceToBeginning(typed, rest)
    const untyped = UNTYPED * Math.min(1, (rest.length - end) / 20)
    best = Math.max(best, 1 - distance / typed.length - untyped - (start > 0 ? INSIDE : 0))
  }
  return best
}

function nextWord(name: string, from: number): number {
  const space = name.indexOf(' ', from)
  return space < 0 ? -1 : space + 1
}
