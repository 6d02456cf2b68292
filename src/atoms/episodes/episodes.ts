import { type Atom, atom } from 'jotai'
import { MOST_OF_SEASON, type SeasonEpisodes } from '#contract/ownEpisodes.ts'
import type { EpisodesState } from '../../sync/commands/markEpisodes.ts'
import { episodesSlot } from '../../sync/slots.ts'
import { bounded } from '../core/bounded.ts'
import { type CommandResult, enqueueAllAtom } from '../core/outbox.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/** A series by its own id, never its permalink, with its title for the outbox. */
export type SeenSeries = { id: string; title: string }

/**
 * The episodes of a series that the member has seen, by season and number.
 *
 * - `seen`: with what waits on this device; `saved`: as the server has confirmed them.
 * - `isFailed`: the newest choice was refused and shows no longer.
 */
export type VisibleEpisodes = {
  seen: readonly SeasonEpisodes[]
  saved: readonly SeasonEpisodes[]
  isFailed: boolean
}

const none: VisibleEpisodes = { seen: [], saved: [], isFailed: false }

/** The member's seen episodes of a series; none for visitors, on the server, and until the device has answered. */
export const visibleEpisodesAtom = bounded(
  (series: string, _all: string): Atom<VisibleEpisodes> =>
    atom((get) => {
      const owner = get(ownerAtom)
      const slot = episodesSlot(series)
      const view = owner === null ? undefined : get(ownSlots(owner, slot))?.get(slot)
      if (view === undefined) return none
      return { seen: toSeen(view.value), saved: toSeen(view.confirmed?.state), isFailed: view.state === 'failed' }
    }),
)

/** Marks episodes as seen or not seen, durably before it shows; more of a season than one command takes by several. */
export const markEpisodesAtom = atom(
  null,
  (
    _get,
    set,
    { id: series, title }: SeenSeries,
    watched: boolean,
    episodes: SeasonEpisodes[],
  ): Promise<CommandResult> => {
    const toIntent = (piece: SeasonEpisodes) => ({
      ...{ kind: 'markEpisodes' as const, args: { series, title, watched, episodes: [piece] } },
    })
    return set(enqueueAllAtom, episodes.flatMap(toPieces).map(toIntent))
  },
)

function toPieces({ season, numbers }: SeasonEpisodes): SeasonEpisodes[] {
  const count = Math.ceil(numbers.length / MOST_OF_SEASON)
  return Array.from({ length: count }, (_none, index) => ({
    season,
    numbers: numbers.slice(index * MOST_OF_SEASON, (index + 1) * MOST_OF_SEASON),
  }))
}

const toSeen = (state: unknown) => (state as EpisodesState | null | undefined)?.seen ?? []
