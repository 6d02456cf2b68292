import { hasEpisode, type SeasonEpisodes } from '#contract/ownEpisodes.ts'
import type { Episode, Season } from '#contract/series.ts'

/** An episode's place in its series, both from 1. */
export type EpisodePlace = { season: number; number: number }

/** The number of episodes of a season that are seen, of those from 1 to `count`. */
export function countSeen(seen: readonly SeasonEpisodes[], season: number, count: number): number {
  return seen.find((each) => each.season === season)?.numbers.filter((number) => number <= count).length ?? 0
}

/**
 * The next episode to watch: the first unseen one behind the latest seen one, else the first that was left out; null
 * where all known ones are seen. Seasons whose number of episodes is unknown hold none.
 */
export function toNextEpisode(seen: readonly SeasonEpisodes[], seasons: readonly Season[]): EpisodePlace | null {
  const all = seasons
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ number: season, episodes }) =>
      Array.from({ length: episodes ?? 0 }, (_none, index) => ({ season, number: index + 1 })),
    )
  const isSeen = ({ season, number }: EpisodePlace) => hasEpisode(seen, season, number)
  const unseen = (places: readonly EpisodePlace[]) => places.find((place) => !isSeen(place))
  return unseen(all.slice(all.findLastIndex(isSeen) + 1)) ?? unseen(all) ?? null
}

/**
 * The numbers of a season's episodes that were broadcast until a day. Where an episode's day is unknown, the one before
 * it decides.
 *
 * @param today the calendar day in Berlin.
 */
export function toBroadcast(episodes: readonly Episode[], today: string): number[] {
  const firstToCome = episodes.findIndex(({ airDate }) => airDate !== null && airDate > today)
  const isOut = ({ airDate }: Episode, index: number) =>
    airDate === null ? firstToCome === -1 || index < firstToCome : airDate <= today
  return episodes.filter(isOut).map(({ number }) => number)
}
