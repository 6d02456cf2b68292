/** A name that is being typed. */
export type Fragment = {
  /** Where its `@` stands. */
  start: number
  /** What follows, one character at least. */
  typed: string
}

/** As the server reads names (`toMentions.ts`), with the caret behind it; a name has no more than 20 characters. */
const BEGUN = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}][\p{L}\p{N}._-]{0,19})$/u

/** The name that is being typed at the caret; null where none is. */
export function toFragment(text: string, caret: number): Fragment | null {
  // So far back a name can begin, and the sign before it.
  const before = text.slice(Math.max(0, caret - 24), caret)
  const typed = BEGUN.exec(before)?.[1]
  return typed === undefined ? null : { start: caret - typed.length - 1, typed }
}
