import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Episode, Series } from '#contract/series.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { useResource } from '../core/useResource.ts'
import { seasonRef } from '../series/refs.ts'
import { type EpisodePlace, toNextEpisode } from './progress.ts'
import type { OwnEpisodes } from './useEpisodes.ts'

/**
 * The next episode of a series that the member has begun, with its facts once its season has loaded; null before the
 * first seen one. `place` null: all known episodes are seen.
 *
 * @param permalink the series' name in the address.
 */
export function useNextEpisode(
  permalink: string,
  { seasons }: Pick<Series, 'seasons'>,
  { seen }: Pick<OwnEpisodes, 'seen'>,
): { place: EpisodePlace | null; facts: Episode | null } | null {
  const isBegun = seen.length > 0
  const place = isBegun ? toNextEpisode(seen, seasons) : null
  const season = place?.season ?? null
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => {
    if (season !== null) void load(seasonRef(permalink, String(season)))
  }, [load, permalink, season])
  const found = useResource(seasonRef(permalink, String(season ?? 1)))
  const last = found.state === 'idle' ? null : found.last
  if (!isBegun) return null
  return { place, facts: last?.data.episodes.find(({ number }) => number === place?.number) ?? null }
}
