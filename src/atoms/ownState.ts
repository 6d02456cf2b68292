import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
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

const fetchedOf = bounded((owner: UserId, _all: string) =>
  atomWithSource(false, (get, show) => follow(get, (outbox) => outbox.watchFetched(owner, show))),
)
