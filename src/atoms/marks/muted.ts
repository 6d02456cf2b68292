import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { afterPrefix, markSlotsOf } from '../../sync/slots.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { follow, latest } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'
import type { Held } from './marks.ts'

const SLOTS = markSlotsOf('mute', 'users')

const nobody: ReadonlySet<string> = new Set()

/** The ids of the members whom the signed-in member has muted, with the entries that still wait on this device. */
export const mutedAtom: Atom<ReadonlySet<string>> = atom((get) => {
  const owner = get(ownerAtom)
  return owner === null ? nobody : get(mutedOf(owner))
})

const mutedOf = latest((owner: UserId) =>
  atomWithSource(nobody, (get, show) =>
    follow(get, (outbox) =>
      outbox.watchSlots(owner, SLOTS, (views) => {
        const set = [...views].filter(([, { value }]) => (value as Held | null)?.set)
        show(new Set(set.map(([slot]) => afterPrefix(SLOTS, slot))))
      }),
    ),
  ),
)
