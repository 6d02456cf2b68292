/** Damerau's distance (optimal string alignment) between a text and that beginning of a name to which it is shortest. */
export function distanceToBeginning(typed: string, name: string): { distance: number; end: number } {
  // A typed word never stands for a beginning that is much longer than itself.
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
