import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { UserParams } from './users.ts'

const MONTHS = 12

/** A month of a diary: watchings of films and of series, and how many of both were of something seen before. */
const DiaryMonth = z.object({
  films: z.int(),
  series: z.int(),
  rewatches: z.int(),
  /** Ratings given; null where the reader may not see ratings, or they are unknown. */
  ratings: z.nullable(z.int()),
})
export type DiaryMonth = z.infer<typeof DiaryMonth>

/** A year of a member's diary. */
export const DiaryYear = z.object({
  year: z.int(),
  /** The years that have entries, the latest first. */
  years: z.array(z.int()),
  /** January to December. */
  months: z.array(DiaryMonth).check(z.length(MONTHS)),
  /** The most frequent genres of what was watched, with the number of titles, each counted once. */
  genres: z.array(z.object({ genre: z.string(), titles: z.int() })),
})
export type DiaryYear = z.infer<typeof DiaryYear>

/** Without a year: the latest with an entry, else the present one in Berlin. `hidden` as in the other parts. */
export const userYearCall = defineCall({
  method: 'GET',
  path: '/api/users/:id/year',
  summary: "A year of a member's diary, in numbers",
  audience: 'personal',
  params: UserParams,
  query: z.object({ year: z.optional(z.string().check(z.regex(/^(189[5-9]|19\d\d|20\d\d)$/))) }),
  answer: z.extend(DiaryYear, { hidden: z.boolean() }),
})
