import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, SeriesId } from './ids.ts'
import { receiptOf } from './receipt.ts'

// Apart from `series.ts`: the worker marks episodes and never reads a series.

/** From 1; more than any season or series has. */
const Nth = z.int().check(z.minimum(1), z.maximum(9_999))

/** Episodes of one season by their numbers: all that are seen of it, however many. */
export const SeasonEpisodes = z.object({
  season: Nth,
  numbers: z.array(Nth).check(z.minLength(1)),
})
export type SeasonEpisodes = z.infer<typeof SeasonEpisodes>

/** The seasons that one command may name, and its episodes: of one season, and of all. */
const MOST_SEASONS = 100
export const MOST_OF_SEASON = 1_000
const MOST_EPISODES = 2_000
/** A member's marks of one series: more than the longest series has episodes. */
export const MOST_MARKS = 12_000

const MarkedSeason = z.extend(SeasonEpisodes, {
  numbers: z.array(Nth).check(z.minLength(1), z.maxLength(MOST_OF_SEASON)),
})
const MarkedSeasons = z.array(MarkedSeason).check(
  z.minLength(1),
  z.maxLength(MOST_SEASONS),
  z.refine((seasons) => seasons.reduce((sum, { numbers }) => sum + numbers.length, 0) <= MOST_EPISODES),
)

/** The episodes of a series that a member has seen, as the server holds them. */
export const OwnEpisodes = z.object({
  /** The series' id. */
  series: z.string(),
  /** By season and number, each once; a season without any is left out. */
  seen: z.array(SeasonEpisodes),
  /** Server time of the last change. */
  updatedAt: Instant,
})
export type OwnEpisodes = z.infer<typeof OwnEpisodes>

/**
 * Marks episodes as seen or as not seen. For each the latest intent holds: `applied` is false only when all of them are
 * held by later ones.
 */
export const markEpisodesCall = defineCall({
  method: 'PUT',
  path: '/api/me/episodes/:id',
  summary: 'Mark episodes of a series as seen or not seen',
  audience: 'member',
  command: true,
  params: z.object({ id: SeriesId }),
  body: z.object({
    watched: z.boolean(),
    episodes: MarkedSeasons,
  }),
  answer: receiptOf(OwnEpisodes),
})

/** The same episodes by season and number, each once. */
export function toOrdered(episodes: readonly SeasonEpisodes[]): SeasonEpisodes[] {
  const bySeason = new Map<number, Set<number>>()
  for (const { season, numbers } of episodes) {
    const all = bySeason.get(season) ?? new Set()
    for (const number of numbers) all.add(number)
    bySeason.set(season, all)
  }
  return [...bySeason]
    .map(([season, numbers]) => ({ season, numbers: [...numbers].sort((a, b) => a - b) }))
    .filter(({ numbers }) => numbers.length > 0)
    .sort((a, b) => a.season - b.season)
}

/** The seen episodes once some more are marked, or are marked as not seen. */
export function withMarked(
  seen: readonly SeasonEpisodes[],
  { watched, episodes }: { watched: boolean; episodes: readonly SeasonEpisodes[] },
): SeasonEpisodes[] {
  if (watched) return toOrdered([...seen, ...episodes])
  return toOrdered(
    seen.map(({ season, numbers }) => ({
      season,
      numbers: numbers.filter((nth) => !hasEpisode(episodes, season, nth)),
    })),
  )
}

/** Whether an episode is among these. */
export const hasEpisode = (episodes: readonly SeasonEpisodes[], season: number, number: number): boolean =>
  episodes.some((each) => each.season === season && each.numbers.includes(number))
