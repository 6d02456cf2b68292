import { atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import type { ThreadAttention } from '#contract/messages.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAllAtom, enqueueAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { dropKeptAtom } from './kept.ts'

/** Makes the ids of threads and messages: each keeps its id from the device on. */
export const messageIdsAtom = atom<{ create: () => string }>({ create: () => crypto.randomUUID() })

/** A thread as commands name it. */
type Named = { id: string; name: string }

/** Sends a message to a thread, durably before it shows. The same id once more is the same message. */
export const sendMessageAtom = atom(
  null,
  (get, set, { id: thread, name }: Named, id: string, body: string): Promise<CommandResult> => {
    const createdAt = get(clockAtom).now().toISOString()
    return set(enqueueAtom, { kind: 'sendMessage', args: { id, thread, name, body, createdAt } })
  },
)

/** A new thread with its first message. `id`, `message`: UUIDs of their own. */
export type NewThread = { id: string; message: string; people: readonly Author[]; body: string }

/** Starts a thread with its first message, both or neither. */
export const startThreadAtom = atom(
  null,
  (get, set, { id, message, people, body }: NewThread): Promise<CommandResult> => {
    if (get(sessionAtom).type !== 'RegisteredUser') return Promise.resolve('signInNeeded')
    const createdAt = get(clockAtom).now().toISOString()
    const name = people.map(({ username }) => username).join(', ')
    return set(enqueueAllAtom, [
      { kind: 'startThread', args: { id, name, people: [...people], createdAt } },
      { kind: 'sendMessage', args: { id: message, thread: id, name, body, createdAt } },
    ])
  },
)

/** Deletes a message for this member alone. One that was never sent disappears. */
export const deleteMessageAtom = atom(
  null,
  (_get, set, { id: thread, name }: Named, id: string): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'deleteMessage', args: { id, thread, name } }),
)

/** Says up to where the member has read. */
export const readThreadAtom = atom(
  null,
  (_get, set, { id, name }: Named, seq: number): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'readThread', args: { id, name, seq } }),
)

/** Mutes or blocks a thread, or hears of it again. */
export const setAttentionAtom = atom(
  null,
  (_get, set, { id, name }: Named, attention: ThreadAttention): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'setThreadAttention', args: { id, name, attention } }),
)

/** Leaves a thread, for good. */
export const leaveThreadAtom = atom(null, async (_get, set, { id, name }: Named): Promise<CommandResult> => {
  const result = await set(enqueueAtom, { kind: 'leaveThread', args: { id, name } })
  if (result === 'queued') void set(dropKeptAtom, id)
  return result
})
