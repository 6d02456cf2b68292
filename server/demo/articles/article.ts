import * as z from 'zod/mini'
import { Rubric } from '#contract/articles.ts'
import { DemoComment } from '../community/comment.ts'
import { RecordNumber } from '../record.ts'

/** An article of a member, with what others say below it. News are written as the editors'. */
export const DemoArticle = z.strictObject({
  title: z.string(),
  number: RecordNumber,
  by: z.string(),
  rubric: Rubric,
  teaser: z.string(),
  /** Titles of the demo that it is about, the first of which gives the picture. A film where a series has the same title. */
  about: z.array(z.string()),
  /** Before the moment of loading; null: a draft. */
  daysAgo: z.nullable(z.number()),
  /** How many of the members like it, from 0 to 1. */
  applause: z.optional(z.number()),
  /** Markdown. */
  body: z.string(),
  comments: z.optional(z.array(DemoComment)),
})
export type DemoArticle = z.infer<typeof DemoArticle>
