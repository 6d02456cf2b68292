import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { ITEM_SLOTS, LIST_SLOTS, listSlot, ORDER_SLOTS } from '../../sync/slots.ts'
import { bounded } from '../core/bounded.ts'
import { openSafely } from '../core/outbox.ts'
import { isOwnStateKnownAtom, ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'
import type { OwnLists } from './ownList.ts'
import { toOwnLists } from './toOwnLists.ts'

export type { ListedTitle } from '../core/listedTitle.ts'
export type { OwnItem, OwnList, OwnLists, OwnState } from './ownList.ts'

/** The member's own lists by name; null for visitors, on the server, and until the device has answered. */
export const ownListsAtom: Atom<OwnLists | null> = atom((get) => {
  const owner = get(ownerAtom)
  const own = owner === null ? null : get(listsOf(owner, ''))
  return own?.lists.length === 0 && !get(isOwnStateKnownAtom) ? null : own
})

const listsOf = bounded((owner: UserId, _all: string) =>
  atom((get): OwnLists | null => {
    const [lists, orders, items] = ([LIST_SLOTS, ORDER_SLOTS, ITEM_SLOTS] as const).map((prefix) =>
      get(ownSlots(owner, prefix)),
    )
    return lists && orders && items ? toOwnLists(lists, orders, items) : null
  }),
)

/**
 * The entry of the browser's history whose list is being edited, by its key, and where the editor begins. Not the
 * view's own: the router shows another one while it loads, and where nothing is found.
 */
export const editedEntryAtom = atom<{ entry: string; at: 'top' | 'titles' } | null>(null)

/** Whether this device knows a list as the member's own, also one that was not sent yet. */
export const isOwnListAtom = atom(null, async (get, _set, id: string): Promise<boolean> => {
  const owner = get(ownerAtom)
  if (owner === null) return false
  const views = await (await openSafely(get))?.readSlots(owner, listSlot(id)).catch(() => undefined)
  const value = views?.get(listSlot(id))?.value as { deleted: boolean } | null | undefined
  return value ? !value.deleted : false
})
