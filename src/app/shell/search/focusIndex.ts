/** The input has the focus, no suggestion. */
export const INPUT = 0
/** "Alle anzeigen" has it. */
export const ALL = -1

/** One down from an index, over `count` suggestions (PRODUCT D4): the last is followed by "Alle anzeigen", and that by the input. */
export function moveDown(index: number, count: number): number {
  if (index === ALL) return INPUT
  return index < count ? index + 1 : ALL
}

/** One up: from the input to the last suggestion (PRODUCT D4), and so from "Alle anzeigen". */
export function moveUp(index: number, count: number): number {
  return index === INPUT || index === ALL ? count : index - 1
}
