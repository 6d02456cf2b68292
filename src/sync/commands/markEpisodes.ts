import * as z from 'zod/mini'
import { hasEpisode, markEpisodesCall, type OwnEpisodes, SeasonEpisodes, withMarked } from '#contract/ownEpisodes.ts'
import { episodesSlot, thingLane } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier } from './command.ts'

const Args = z.object({
  /** The series' own id, never its permalink. */
  series: z.string(),
  /** The series' title, for "Ausstehende Aktionen". */
  title: z.string(),
  watched: z.boolean(),
  episodes: z.array(SeasonEpisodes),
})

/** The confirmed state of the slot: the episodes of a series that the member has seen, by season and number. */
export const EpisodesState = z.object({ seen: z.array(SeasonEpisodes) })
export type EpisodesState = z.infer<typeof EpisodesState>

/** The seen episodes of a series as the server holds them, as own state. */
export const toConfirmedEpisodes = ({ series, seen, updatedAt }: OwnEpisodes): Confirmed => ({
  slot: episodesSlot(series),
  state: { seen },
  updatedAt,
})

export const markEpisodes = defineCommand({
  kind: 'markEpisodes',
  args: Args,
  state: EpisodesState,
  lane: ({ series }) => thingLane('series', series),
  slot: ({ series }) => episodesSlot(series),
  coalesce: ({ episodes }, earlier) => coalesceCovered(episodes, earlier),
  call: markEpisodesCall,
  request: ({ series: id, watched, episodes }) => ({ params: { id }, body: { watched, episodes } }),
  fold: (base, args) => ({ seen: withMarked(base?.seen ?? [], args) }),
  receipt: ({ current }) => ({ own: [toConfirmedEpisodes(current)] }),
})

/** An earlier intent is outdated where the new one names all of its episodes; else it still says something. */
function coalesceCovered(episodes: readonly SeasonEpisodes[], { args }: Earlier): Coalesced {
  const earlier = z.safeParse(Args, args)
  const isCovered =
    earlier.success &&
    earlier.data.episodes.every(({ season, numbers }) => numbers.every((nth) => hasEpisode(episodes, season, nth)))
  return { do: isCovered ? 'replace' : 'keep' }
}
