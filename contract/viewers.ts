import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SeriesId } from './ids.ts'

/** Numbers of fewer members are not told: they could be named. */
export const FEWEST_VIEWERS = 5

/** The number of members who have marked each episode of a series as seen; `FEWEST_VIEWERS` at least, others are left out. */
export const EpisodeViewers = z.object({
  /** Members who have marked any episode; null for fewer than `FEWEST_VIEWERS`. */
  members: z.nullable(z.int()),
  episodes: z.array(z.object({ season: z.int(), number: z.int(), viewers: z.int() })),
})
export type EpisodeViewers = z.infer<typeof EpisodeViewers>

export const episodeViewersCall = defineCall({
  method: 'GET',
  path: '/api/series/:id/viewers',
  summary: 'How many members have seen each episode of a series',
  audience: 'public',
  params: z.object({ id: SeriesId }),
  answer: EpisodeViewers,
})
