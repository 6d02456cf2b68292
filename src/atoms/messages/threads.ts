import { type Atom, atom } from 'jotai'
import type { ThreadPerson } from '#contract/messages.ts'
import type { ThreadState } from '../../sync/commands/message.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, THREAD_SLOTS } from '../../sync/slots.ts'
import { isOwnStateKnownAtom, ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/** A thread as the screen shows it. */
export type VisibleThread = Omit<ThreadState, 'status'> & {
  id: string
  /** The names of the others, as the heading shows them; empty once all accounts are gone. */
  name: string
  /** State of the newest intent: `failed` was refused, for `reason`. */
  state: 'saved' | 'pending' | 'failed'
  reason: string | null
  /** The time by which threads are sorted: of the last message, or of the start. */
  at: string
}

/**
 * The member's threads, the one with the latest message first; null for visitors, on the server, and until the device
 * has answered.
 */
export const threadsAtom: Atom<readonly VisibleThread[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, THREAD_SLOTS))
  if (slots === null) return null
  const found = [...slots].flatMap(([slot, view]) => toThread(afterPrefix(THREAD_SLOTS, slot), view))
  if (found.length === 0 && !get(isOwnStateKnownAtom)) return null
  return found.sort((one, other) => other.at.localeCompare(one.at))
})

function toThread(id: string, view: SlotView): VisibleThread[] {
  const held = view.value as ThreadState | null
  if (held === null || held.status === 'gone') return []
  const { status: _status, ...thread } = held
  const state = view.state === 'none' ? 'saved' : view.state
  const at = held.last?.createdAt ?? held.createdAt
  return [{ ...thread, id, at, name: toNames(held.people), state, reason: view.error?.text ?? null }]
}

/** The names of the others in a thread, in one line. */
export const toNames = (people: readonly Pick<ThreadPerson, 'user'>[]): string =>
  people.map(({ user }) => user.username).join(', ')
