import { type Atom, atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import type { MessageState } from '../../sync/commands/message.ts'
import type { Entry, EntryError } from '../../sync/outbox/entry.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, messageSlots } from '../../sync/slots.ts'
import { bounded } from '../core/bounded.ts'
import { isTooNew } from '../core/newAccount.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { threadPart } from './thread.ts'

/** A message that the server refused; `seq`: the entry in the outbox. */
export type RefusedMessage = { seq: number; canRetry: boolean; error: EntryError | null }

/** A message as the screen shows it. */
export type ShownMessage = {
  id: string
  /** The place in the thread; null while it has none. */
  seq: number | null
  author: Author
  isMine: boolean
  body: string
  hidden: boolean
  createdAt: string
  state: 'saved' | 'pending' | 'failed'
  refused: RefusedMessage | null
  /** The server does not take it yet: the account is too new. */
  isTooNew: boolean
}

/**
 * The loaded part of a thread with the member's own messages folded over it: what waits or was refused stands at the end,
 * in the order in which it was written; what the member has deleted is not there.
 */
export const shownMessages = bounded(
  (thread: string, _all: string): Atom<readonly ShownMessage[]> =>
    atom((get) => {
      const session = get(sessionAtom)
      const owner = get(ownerAtom)
      if (owner === null || session.type !== 'RegisteredUser') return []
      const me: Author = { id: owner, username: session.username, avatar: null, isCritic: false }
      const prefix = messageSlots(thread)
      const own = get(ownSlots(owner, prefix))
      // Until the device has answered, what the member has deleted would show.
      if (own === null) return []
      const part = get(threadPart(thread, ''))
      const loaded = part.items.flatMap((message): ShownMessage[] => {
        const view = own.get(`${prefix}${message.id}`)
        if ((view?.value as MessageState | null | undefined)?.deleted) return []
        return [{ ...message, isMine: message.author.id === owner, ...saved }]
      })
      // The end is not loaded: what was written since stands there.
      if (part.newer) return loaded
      const known = new Set(part.items.map(({ id }) => id))
      const written = [...own].flatMap(([slot, view]): Written[] => {
        const id = afterPrefix(prefix, slot)
        return known.has(id) ? [] : toWritten(id, view, me, part.upTo)
      })
      // Alone, own messages would pass for the whole thread: before others are known, only those to be sent are shown.
      const shown = part.state === 'loading' ? written.filter(({ seq }) => seq === null) : written
      return [...loaded, ...shown.sort(byOrder).map(({ order: _order, ...message }) => message)]
    }),
)

const saved = { state: 'saved' as const, refused: null, isTooNew: false }

/** `order`: the number of its entry; 0 for one that the server has. */
type Written = ShownMessage & { order: number }

const byOrder = (one: Written, other: Written) =>
  one.seq !== null && other.seq !== null
    ? one.seq - other.seq
    : (one.seq === null ? 1 : 0) - (other.seq === null ? 1 : 0) || one.order - other.order

function toWritten(id: string, view: SlotView, author: Author, upTo: number): Written[] {
  const entry = view.entries.find(({ kind }) => kind === 'sendMessage')
  const value = (view.value ?? entry?.args ?? null) as Partial<MessageState> | null
  if (value === null || value.deleted) return []
  const seq = value.seq || null
  if (entry === undefined && (seq === null || seq <= upTo)) return []
  const { body = '', createdAt = entry?.intentAt ?? '' } = value
  const words = { id, seq, author, isMine: true, body, hidden: false, createdAt }
  if (entry === undefined) return [{ ...words, ...saved, order: 0 }]
  const refused = toRefused(entry)
  const state = refused ? 'failed' : 'pending'
  return [{ ...words, state, refused, isTooNew: isTooNew(entry), order: entry.seq }]
}

function toRefused({ seq, state, lastError }: Entry): RefusedMessage | null {
  if (state !== 'failed' && state !== 'blocked' && state !== 'review') return null
  return { seq, canRetry: state === 'failed', error: lastError }
}
