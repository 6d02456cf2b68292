import type { MemberName } from '../members.ts'

/** A list of a member, its titles in the author's order. */
export type DemoList = {
  readonly by: MemberName
  readonly name: string
  readonly description?: string
  readonly private?: true
  /** How many of the members that see it like it, from 0 to 1. */
  readonly applause?: number
  /** Titles of the demo, or title and what the author says of it. A film where a series has the same title. */
  readonly titles: readonly (string | readonly [title: string, note: string])[]
}
