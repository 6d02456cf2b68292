import * as z from 'zod/mini'
import {
  clearMarkCall,
  FlagReason,
  type Mark,
  MarkableType,
  MarkKind,
  setMarkCall,
  TitleCard,
  Vote,
} from '#contract/marks.ts'
import { markSlot, markSlots, ratingSlots, thingLane } from '../slots.ts'
import { type Confirmed, defineCommand, lastWins } from './command.ts'

const Marked = z.object({
  mark: MarkKind,
  type: MarkableType,
  /** The thing's own id, never its permalink. */
  id: z.string(),
  /** As the user knows it, for "Ausstehende Aktionen": a title, or whose comment it is. */
  name: z.string(),
  /** Of films and series, so that the watchlist needs no network. */
  card: z.optional(z.nullable(TitleCard)),
  /** The title that a comment or a fact is about, for "Ausstehende Aktionen". */
  about: z.optional(TitleCard),
})
const SetArgs = z.extend(Marked, {
  vote: z.optional(Vote),
  reason: z.optional(FlagReason),
  /** Of a flag: why, in the member's own words. */
  text: z.optional(z.string()),
})

/** A thing as views name it to mark it. */
export type MarkedThing = z.infer<typeof Marked>
export type MarkArgs = z.infer<typeof SetArgs>

/** The confirmed state of a mark's slot. `id`: of a flag that is set (PRODUCT K4); what an older version stored has none. */
export const MarkState = z.object({
  set: z.boolean(),
  vote: z.nullable(Vote),
  card: z.nullable(TitleCard),
  id: z.optional(z.string()),
})
export type MarkState = z.infer<typeof MarkState>

/** The mark that a stored command sets or takes back; null of any other command. */
export const readMark = (kind: string, slot: unknown): string | null =>
  (kind === setMark.kind || kind === clearMark.kind) && typeof slot === 'string' ? (slot.split('/')[0] ?? null) : null
/**
 * How the slots begin whose commands change slots that begin so, besides their own: a rating marks its title as seen.
 */
export function toSideSlots(prefix: string): readonly string[] {
  if (!prefix.startsWith(SEEN)) return []
  const title = prefix.slice(SEEN.length)
  return title === '' ? [ratingSlots('movies'), ratingSlots('series')] : [title]
}
const SEEN = markSlots('watched')
const slotOf = ({ mark, type, id }: MarkedThing) => markSlot(mark, type, id)
const laneOf = ({ type, id }: MarkedThing) => thingLane(type, id)

/** The server's state of a mark, as own state. */
export function toConfirmedMark(kind: MarkKind, type: MarkableType, id: string, mark: Mark): Confirmed {
  const { set, vote, card, updatedAt } = mark
  const state = { set, vote, card, ...(kind === 'flag' && set && { id: mark.id }) }
  return { slot: markSlot(kind, type, id), state, updatedAt }
}

export const setMark = defineCommand({
  kind: 'setMark',
  args: SetArgs,
  state: MarkState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  coalesce: lastWins,
  call: setMarkCall,
  request: ({ mark, type, id, vote, reason, text }) => ({
    params: { mark, type, id },
    body: { ...(vote && { vote }), ...(reason && { flag: { reason, ...(text && { text }) } }) },
  }),
  fold: (base, { vote = null, card }) => ({ set: true, vote, card: card ?? base?.card ?? null }),
  receipt: ({ current }, { mark, type, id }) => ({ own: [toConfirmedMark(mark, type, id, current)] }),
})

export const clearMark = defineCommand({
  kind: 'clearMark',
  args: Marked,
  state: MarkState,
  lane: (args) => laneOf(args),
  slot: (args) => slotOf(args),
  coalesce: lastWins,
  call: clearMarkCall,
  request: ({ mark, type, id }) => ({ params: { mark, type, id } }),
  fold: (base, { card }) => ({ set: false, vote: null, card: card ?? base?.card ?? null }),
  receipt: ({ current }, { mark, type, id }) => ({ own: [toConfirmedMark(mark, type, id, current)] }),
  unsets: true,
})

export const toSetMarkIntent = (args: MarkArgs) => ({ kind: setMark.kind, args })
export const toClearMarkIntent = (thing: MarkedThing) => ({ kind: clearMark.kind, args: thing })
