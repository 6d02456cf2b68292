import { type Atom, atom, type Getter } from 'jotai'
import type { Entry } from '../../sync/outbox/entry.ts'
import { isBeingSentAtom } from '../core/isBeingSent.ts'
import { outboxEntriesAtom } from '../core/outbox.ts'

/** `tooFast`: the server has asked for a pause (429); `trouble`: it can do nothing just now (503). */
export type HeldUp = 'tooFast' | 'trouble'

const isOverQuota = ({ lastError }: Entry) => lastError?.code === 'quota_full'

function readWaiting(get: Getter): Entry[] {
  const rows = get(outboxEntriesAtom) ?? []
  return rows.flatMap((row) => (row.row === 'entry' && row.entry.state === 'pending' ? [row.entry] : []))
}

/** The reason why nothing is sent though the server answers; null for none. */
export const heldUpAtom: Atom<HeldUp | null> = atom((get) => {
  // Where only one kind of entry has to wait, all others are sent.
  const statuses = readWaiting(get).flatMap((entry) => (isOverQuota(entry) ? [] : [entry.lastError?.status]))
  if (statuses.includes(429)) return 'tooFast'
  return statuses.includes(503) ? 'trouble' : null
})

/**
 * The same for what belongs to one quota (ADR 026): once it is full, the next of its kind will wait, too. `sending`:
 * nothing is known against it, and it is on its way.
 */
const heldUpOf = (...kinds: string[]): Atom<HeldUp | 'quota' | 'sending' | null> =>
  atom((get) => {
    const isFull = readWaiting(get).some((entry) => kinds.includes(entry.kind) && isOverQuota(entry))
    return get(heldUpAtom) ?? (isFull ? 'quota' : get(isBeingSentAtom) ? 'sending' : null)
  })

export const commentsHeldUpAtom = heldUpOf('createComment', 'editComment')
export const triviaHeldUpAtom = heldUpOf('createTrivia', 'editTrivia')
export const messagesHeldUpAtom = heldUpOf('sendMessage', 'startThread')
