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

/** Damerau's distance (optimal string alignment) between a text and that beginning of a name to which it is shortest. */
function distanceToBeginning(typed: string, name: string): { distance: number; end: number } {
  // What is typed never stands for a beginning that is much longer than itself.
  const columns = Math.min(name.length, typed.length + 4)
  let before: number[] = []
  let above = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === name[column - 1]
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      const exchanged =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1]
      if (exchanged) cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  const distance = Math.min(...above)
  return { distance, end: above.lastIndexOf(distance) }
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
