import type { Rubric } from '#contract/articles.ts'
import type { DemoComment } from '../community/comments/comment.ts'
import type { MemberName } from '../members.ts'

/** An article of a member, with what others say below it. */
export type DemoArticle = {
  readonly by: MemberName
  readonly rubric: Rubric
  readonly title: string
  readonly teaser: string
  /** Markdown. */
  readonly body: string
  /** Titles of the demo that it is about, the first of which gives the picture. A film where a series has the same title. */
  readonly about: readonly string[]
  /** Before the moment of loading; null: a draft. */
  readonly daysAgo: number | null
  /** How many of the members like it, from 0 to 1. */
  readonly applause?: number
  readonly comments?: readonly DemoComment[]
}
