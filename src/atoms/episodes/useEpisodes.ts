import { useAtomValue, useSetAtom } from 'jotai'
import { hasEpisode, type SeasonEpisodes } from '#contract/ownEpisodes.ts'
import { isBeingSentAtom, toShownState } from '../core/isBeingSent.ts'
import { useAfterLogin } from '../core/useAfterLogin.ts'
import { markEpisodesAtom, type SeenSeries, visibleEpisodesAtom } from './episodes.ts'

/** A mark on one episode, or on all episodes of a season: set or not, and whether that waits on this device or is on its way. */
type EpisodesFace = { set: boolean; state: 'none' | 'saved' | 'pending' | 'sending' }

/** The member's seen episodes of a series, and the way to mark them; a visitor signs in first (E2b). */
export type OwnEpisodes = {
  seen: readonly SeasonEpisodes[]
  /** The newest choice was refused. */
  isFailed: boolean
  /** @param numbers of the season; with all of them seen the mark is set. */
  faceOf: (season: number, numbers: readonly number[]) => EpisodesFace
  mark: (season: number, numbers: readonly number[], watched: boolean) => Promise<boolean>
}

/** @param storageFailed the message when the device cannot store it. */
export function useEpisodes(series: SeenSeries, storageFailed: string): OwnEpisodes {
  const { seen, saved, isFailed } = useAtomValue(visibleEpisodesAtom(series.id, ''))
  const mark = useSetAtom(markEpisodesAtom)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const attempt = useAfterLogin('watched', storageFailed)
  return {
    seen,
    isFailed,
    faceOf: (season, numbers) => {
      const set = numbers.length > 0 && numbers.every((number) => hasEpisode(seen, season, number))
      const waits = numbers.some((number) => hasEpisode(seen, season, number) !== hasEpisode(saved, season, number))
      return { set, state: waits ? toShownState('pending', isBeingSent) : set ? 'saved' : 'none' }
    },
    mark: (season, numbers, watched) => attempt(() => mark(series, watched, [{ season, numbers: [...numbers] }])),
  }
}
