/** A name that is being typed. */
export type Fragment = {
  /** The position of its `@`. */
  start: number
  /** The characters after the `@`, at least one. */
  typed: string
}

/** As the server reads names (`toMentions.ts`), with the caret behind it; a name has no more than 20 characters. */
const BEGUN = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}][\p{L}\p{N}._-]{0,19})$/u

/** The name that is being typed at the caret; null where none is. */
export function toFragment(text: string, caret: number): Fragment | null {
  // The longest text before the caret that can belong to a name, with its sign and the character before that.
  const before = text.slice(Math.max(0, caret - 24), caret)
  const typed = BEGUN.exec(before)?.[1]
  return typed === undefined ? null : { start: caret - typed.length - 1, typed }
}
