import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { FlagReason, MarkableType, MarkKind, TitleCard, Vote } from '#contract/marks.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { bounded } from '../core/bounded.ts'
import { type CommandResult, enqueueAtom, follow, latest } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'

/** A thing to mark: its own id (never its permalink: the id names the slot), and name and face for the outbox. */
export type MarkedThing = {
  type: MarkableType
  id: string
  /** The name of a title, or of a comment's author. */
  name: string
  /** Of films and series: the watchlist needs no network. */
  card?: TitleCard
  /** The title that a comment or a fact is about. */
  about?: TitleCard
}

/** The value of a mark: set or not, and the direction of a vote. */
export type Held = { set: boolean; vote: Vote | null }

/** A mark as the server has confirmed it, with the time of that by the server's clock. */
export type KnownMark = Held & { updatedAt: string }

/**
 * The member's own mark as the screen shows it.
 *
 * - `none`: nothing is known of it; `saved`: the server has it; `pending`: it waits on this device.
 * - `failed`: the newest choice was refused; `set` and `vote` are the old ones, `error` says why.
 */
export type VisibleMark = Held & {
  state: 'none' | 'saved' | 'pending' | 'failed'
  error: EntryError | null
  /**
   * The states that this page has seen confirmed, the oldest first: a public count may contain any of them, or none
   * yet.
   */
  known: readonly KnownMark[]
}

/** The same with `sending`: it is on its way to the server. */
export type ShownMark = Omit<VisibleMark, 'state'> & { state: VisibleMark['state'] | 'sending' }

const unmarked: VisibleMark = { set: false, vote: null, state: 'none', error: null, known: [] }

/**
 * The signed-in user's mark of a thing (`{type}/{id}`); unmarked for visitors and on the server. The same atom for the
 * same.
 */
export const visibleMarkAtom = bounded((mark: MarkKind, thing: `${MarkableType}/${string}`): Atom<VisibleMark> => {
  const markOf = latest((owner: UserId) =>
    atomWithSource<VisibleMark>(unmarked, (get, show) => {
      let known: readonly KnownMark[] = []
      return follow(get, (outbox) =>
        outbox.watchSlot(owner, `${mark}/${thing}`, (view) => {
          known = withConfirmed(known, view)
          show(toVisibleMark(view, known))
        }),
      )
    }),
  )
  return atom((get) => {
    const owner = get(ownerAtom)
    return owner === null ? unmarked : get(markOf(owner))
  })
})

/** The details of a mark beside its thing: which way for a vote, why for a flag, with words besides. */
export type MarkDetail = { vote?: Vote; reason?: FlagReason; text?: string }

/** Marks a thing, durably before it shows. */
export const setMarkAtom = atom(
  null,
  (_get, set, mark: MarkKind, thing: MarkedThing, detail: MarkDetail = {}): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'setMark', args: { mark, ...thing, ...detail } }),
)

/** Removes the member's mark. */
export const clearMarkAtom = atom(
  null,
  (_get, set, mark: MarkKind, thing: MarkedThing): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'clearMark', args: { mark, ...thing } }),
)

function toVisibleMark({ value, state, error }: SlotView, known: readonly KnownMark[]): VisibleMark {
  const { set, vote } = (value ?? unmarked) as Held
  return { set, vote, state, error, known }
}

function withConfirmed(known: readonly KnownMark[], { confirmed }: SlotView): readonly KnownMark[] {
  if (confirmed === null || known.at(-1)?.updatedAt === confirmed.updatedAt) return known
  const { set, vote } = confirmed.state as Held
  return [...known, { set, vote, updatedAt: confirmed.updatedAt }]
}
