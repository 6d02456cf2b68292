import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import type { Slot, SlotPrefix } from '../../sync/slots.ts'
import { atomWithSource } from './atomWithSource.ts'
import { bounded } from './bounded.ts'
import { follow } from './outbox.ts'
import { reachableAtom } from './reachable.ts'
import { ownerAtom } from './session.ts'

/**
 * Whether what the device holds of the member is all there is to show: the server was asked once, or cannot be reached.
 * Until then "nothing there" would be a guess.
 */
export const isOwnStateKnownAtom: Atom<boolean> = atom((get) => {
  const owner = get(ownerAtom)
  return owner !== null && (get(fetchedOf(owner, '')) || !get(reachableAtom))
})

/** Whether the device has fetched the member's own state, and not only been refused an answer. */
export const isOwnStateFetchedAtom: Atom<boolean> = atom((get) => {
  const owner = get(ownerAtom)
  return owner !== null && get(fetchedOf(owner, ''))
})

/** Everything of a member whose slot begins so, with what waits; null until the device has answered. */
export const ownSlots = bounded((owner: UserId, prefix: SlotPrefix | Slot) =>
  atomWithSource<ReadonlyMap<string, SlotView> | null>(null, (get, show) =>
    follow(get, (outbox) => outbox.watchSlots(owner, prefix, show)),
  ),
)

const fetchedOf = bounded((owner: UserId, _all: string) =>
  atomWithSource(false, (get, show) => follow(get, (outbox) => outbox.watchFetched(owner, show))),
)
