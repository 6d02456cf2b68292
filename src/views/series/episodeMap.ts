import type { SeasonEpisodes } from '#contract/ownEpisodes.ts'
import type { Season } from '#contract/series.ts'
import type { EpisodeViewers } from '#contract/viewers.ts'

/** An episode on the map. */
type MappedEpisode = {
  number: number
  /** Members who have seen it; null where too few have, or that is unknown. */
  viewers: number | null
  /** How often the member has seen it, as far as marks and diary say. */
  own: number
}
export type MappedSeason = { season: number; episodes: readonly MappedEpisode[] }

/** A watching that the member has noted. */
type Noted = { item: string; season: number | null; episode: number | null }

type Known = {
  viewers: EpisodeViewers | null
  seen: readonly SeasonEpisodes[]
  diary: readonly Noted[]
}

/** The seasons of a series whose number of episodes is known. @param series its id. */
export function toEpisodeMap(
  series: string,
  seasons: readonly Season[],
  { viewers, seen, diary }: Known,
): MappedSeason[] {
  const counts = new Map(viewers?.episodes.map((each) => [`${each.season}/${each.number}`, each.viewers]))
  const marked = new Set(seen.flatMap(({ season, numbers }) => numbers.map((number) => `${season}/${number}`)))
  const noted = new Map<string, number>()
  for (const { item, season, episode } of diary) {
    const key = `${season}/${episode}`
    if (item === series) noted.set(key, (noted.get(key) ?? 0) + 1)
  }
  return seasons.flatMap(({ number: season, episodes }) => {
    if (episodes === null || episodes === 0) return []
    const mapped = Array.from({ length: episodes }, (_none, index): MappedEpisode => {
      const number = index + 1
      const key = `${season}/${number}`
      const own = Math.max(marked.has(key) ? 1 : 0, noted.get(key) ?? 0)
      return { number, viewers: counts.get(key) ?? null, own }
    })
    return [{ season, episodes: mapped }]
  })
}
