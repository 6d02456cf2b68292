import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { MovieId, SeriesId } from './ids.ts'
import { Image } from './image.ts'

/** The facts by which a member recognises a title. Opinions of others are left out: they would influence the rating. */
const facts = {
  permalink: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
  genres: z.array(z.string()),
  /** A title without one is not handed out. */
  poster: Image,
}

/** A title to be rated in passing; by `type`, its id as its path and its slot name it. */
export const QuickTitle = z.discriminatedUnion('type', [
  z.object({ type: z.literal('movies'), id: MovieId, ...facts }),
  z.object({ type: z.literal('series'), id: SeriesId, ...facts }),
])
export type QuickTitle = z.infer<typeof QuickTitle>

/** Where a round through the catalogue stands. Opaque to everybody but the server. */
export const QuickCursor = z.string().check(z.minLength(1), z.maxLength(200))
export type QuickCursor = z.infer<typeof QuickCursor>

export const quickRatingsCall = defineCall({
  method: 'GET',
  path: '/api/quick_ratings',
  summary: 'Titles that the member has not rated, the best known first; for visitors all',
  audience: 'personal',
  /** Without a cursor a new round begins. */
  query: z.object({ cursor: z.optional(QuickCursor) }),
  /** `cursor` asks for those that follow; null at the end. */
  answer: z.object({ items: z.array(QuickTitle), cursor: z.nullable(QuickCursor) }),
})
