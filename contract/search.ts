import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { ImageId } from './ids.ts'

/** What can be found, and what it is called in German. */
export const displayTypes = { Movie: 'Film', Series: 'Serie', Cinema: 'Kino', Person: 'Person' } as const

export const SearchItemClass = z.enum(['Movie', 'Series', 'Cinema', 'Person'])
export type SearchItemClass = z.infer<typeof SearchItemClass>

/** One thing that was found, with the fields of SPEC §3. */
export const Suggestion = z.object({
  id: z.string(),
  /** Its page: `/movies/interstellar`. */
  path: z.string(),
  itemClass: SearchItemClass,
  displayType: z.string(),
  title: z.string(),
  /** The line below: the year and who made it, what a person is known for, a cinema's address. May be empty. */
  meta: z.string(),
  poster: z.nullable(z.object({ id: ImageId, filename: z.string() })),
})
export type Suggestion = z.infer<typeof Suggestion>

/** Nobody types more before they press Enter. */
export const SEARCH_MAX_LENGTH = 100

export const searchCall = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'What may be meant by what was typed, the likeliest first',
  audience: 'public',
  query: z.object({
    /** Never empty: without a text nothing is asked (SPEC §4). */
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAX_LENGTH)),
    type: z.literal('suggest'),
    v: z.literal('2'),
    /** Whether what editors put forward may be among them. */
    with_promoted_item: z.optional(z.enum(['true', 'false'])),
  }),
  answer: z.array(Suggestion),
})
