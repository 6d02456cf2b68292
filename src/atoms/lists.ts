import { type Atom, atom } from 'jotai'
import type { ListId, UserId } from '#contract/ids.ts'
import type { ListableType } from '#contract/lists.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { EntryError } from '../sync/outbox/entry.ts'
import type { SlotView } from '../sync/outbox/views.ts'
import { atomWithSource } from './atomWithSource.ts'
import { bounded } from './bounded.ts'
import { follow, openSafely } from './outbox.ts'
import { ownerAtom } from './session.ts'
import { ITEM_PREFIX, LIST_PREFIX, ORDER_PREFIX, toOwnLists } from './toOwnLists.ts'

/** How far something of one's own has got: `failed` was refused, and what held before shows again. */
export type OwnState = 'saved' | 'pending' | 'failed'

/** A title that can stand on a list: its own id (never its permalink) and what a device needs to show it. */
export type ListedTitle = { type: ListableType; id: string; card: TitleCard }

/** A title on one of the member's own lists. */
export type OwnItem = ListedTitle & { description: string; addedAt: string; state: OwnState }

/** One of the member's own lists as the screen shows it: what is confirmed with what waits folded over it. */
export type OwnList = {
  id: ListId
  name: string
  description: string
  private: boolean
  createdAt: string
  /** Of the list, its order and all its titles together. */
  state: OwnState
  /** Why something of it was refused. */
  error: EntryError | null
  /** In the order by hand, then in the order in which they were added. */
  items: readonly OwnItem[]
}

/**
 * `refused` are lists that were never made: only "Ausstehende Aktionen" knows what they were to be called. `isBlank`: this
 * device knows of no list at all, also of none that is gone; on a new device the server has not been asked yet.
 */
export type OwnLists = { lists: readonly OwnList[]; refused: readonly EntryError[]; isBlank: boolean }

/** The member's own lists by name; null for visitors, on the server, and until the device has answered. */
export const ownListsAtom: Atom<OwnLists | null> = atom((get) => {
  const owner = get(ownerAtom)
  return owner === null ? null : get(listsOf(owner, ''))
})

const listsOf = bounded((owner: UserId, _all: string) =>
  atom((get): OwnLists | null => {
    const [lists, orders, items] = [LIST_PREFIX, ORDER_PREFIX, ITEM_PREFIX].map((prefix) => get(slotsOf(owner, prefix)))
    return lists && orders && items ? toOwnLists(lists, orders, items) : null
  }),
)

const slotsOf = bounded((owner: UserId, prefix: string) =>
  atomWithSource<ReadonlyMap<string, SlotView> | null>(null, (get, show) =>
    follow(get, (outbox) => outbox.watchSlots(owner, prefix, show)),
  ),
)

/** Does this device know a list as the member's own? Also one that nobody has sent yet. */
export const isOwnListAtom = atom(null, async (get, _set, id: string): Promise<boolean> => {
  const owner = get(ownerAtom)
  if (owner === null) return false
  const views = await (await openSafely(get))?.readSlots(owner, LIST_PREFIX + id).catch(() => undefined)
  const value = views?.get(LIST_PREFIX + id)?.value as { deleted: boolean } | null | undefined
  return value ? !value.deleted : false
})
