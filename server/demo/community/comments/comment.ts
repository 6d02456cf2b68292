import type { MemberName } from '../../members.ts'

/** What a member says of a film, and what others answer, in the order they answered. */
export type DemoComment = {
  readonly by: MemberName
  readonly text: string
  /** Gives away what happens. */
  readonly spoiler?: true
  readonly replies?: readonly (readonly [by: MemberName, text: string])[]
}

/** By the film's title, in no order. */
export type DemoComments = Readonly<Record<string, readonly DemoComment[]>>
