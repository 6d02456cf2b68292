import * as z from 'zod/mini'
import { Author } from '#contract/author.ts'
import { Instant } from '#contract/ids.ts'
import {
  deleteMessageCall,
  leaveThreadCall,
  MessageThread,
  OwnMessage,
  readThreadCall,
  sendMessageCall,
  startThreadCall,
  ThreadAttention,
  threadAttentionCall,
} from '#contract/messages.ts'
import { messageSlot, threadLane, threadSlot } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, type Earlier, keepAll } from './command.ts'

const { id: _id, updatedAt: _updatedAt, ...threadShape } = MessageThread.shape
const { id: _message, thread: _thread, updatedAt: _changed, ...messageShape } = OwnMessage.shape

/** The confirmed state of a thread's slot; it holds all that the inbox shows of it, so that it needs no network. */
export const ThreadState = z.object(threadShape)
export type ThreadState = z.infer<typeof ThreadState>

/** The confirmed state of the slot of a message that the member has written, or deleted for themselves. */
export const MessageState = z.object(messageShape)
export type MessageState = z.infer<typeof MessageState>

/** The server's state of a thread, as own state. */
export function toConfirmedThread({ id, updatedAt, ...thread }: MessageThread): Confirmed {
  const { status, people, attention, last, lastSeq, readSeq, unread, createdAt } = thread
  const state: ThreadState = { status, people, attention, last, lastSeq, readSeq, unread, createdAt }
  return { slot: threadSlot(id), state, updatedAt }
}

/** The server's state of a message, as own state. */
export function toConfirmedMessage({ id, thread, updatedAt, ...message }: OwnMessage): Confirmed {
  const { seq, body, deleted, createdAt } = message
  const state: MessageState = { seq, body, deleted, createdAt }
  return { slot: messageSlot(thread, id), state, updatedAt }
}

/** `name`: the names of the others in the thread, for the list of what waits. */
const Named = z.object({ id: z.string(), name: z.string() })
const StartArgs = z.extend(Named, { people: z.array(Author), createdAt: Instant })
const ReadArgs = z.extend(Named, { seq: z.int() })
const AttentionArgs = z.extend(Named, { attention: ThreadAttention })
const MessageArgs = z.extend(Named, { thread: z.string() })
const SendArgs = z.extend(MessageArgs, { body: z.string(), createdAt: Instant })

const nothing: ThreadState = {
  ...{ status: 'gone', people: [], attention: 'all', last: null, lastSeq: 0, readSeq: 0, unread: 0 },
  createdAt: new Date(0).toISOString(),
}

const ofThread = {
  state: ThreadState,
  receipt: ({ current }: { current: MessageThread }) => ({ own: [toConfirmedThread(current)] }),
}

export const startThread = defineCommand({
  ...ofThread,
  kind: 'startThread',
  args: StartArgs,
  lane: ({ id }) => threadLane(id),
  slot: ({ id }) => threadSlot(id),
  // The same thread once more is the one that waits.
  coalesce: (args, { kind }): Coalesced => (kind === 'startThread' ? { do: 'merge', args } : { do: 'keep' }),
  call: startThreadCall,
  request: ({ id, people }) => ({ body: { thread: { id, members: people.map((user) => user.id) } } }),
  fold: (base, { people, createdAt }) =>
    base ?? {
      ...{ ...nothing, status: 'there' as const, createdAt },
      people: people.map((user) => ({ user, hasLeft: false, readSeq: null })),
    },
})

export const readThread = defineCommand({
  ...ofThread,
  kind: 'readThread',
  args: ReadArgs,
  lane: ({ id }) => threadLane(id),
  slot: ({ id }) => threadSlot(id),
  coalesce: ({ seq }, earlier) => mergeRead(seq, earlier),
  call: readThreadCall,
  request: ({ id, seq }) => ({ params: { id }, body: { seq } }),
  fold: (base, { seq }) => {
    const held = base ?? nothing
    const unread = seq >= held.lastSeq ? 0 : Math.min(held.unread, held.lastSeq - seq)
    return seq <= held.readSeq ? held : { ...held, readSeq: seq, unread }
  },
})

/** The mark only moves forward: what waits is sent with the later place. */
function mergeRead(seq: number, { kind, args }: Earlier): Coalesced {
  const waiting = z.safeParse(ReadArgs, args)
  if (kind !== 'readThread' || !waiting.success) return { do: 'keep' }
  return { do: 'merge', args: { ...waiting.data, seq: Math.max(seq, waiting.data.seq) } }
}

export const setThreadAttention = defineCommand({
  ...ofThread,
  kind: 'setThreadAttention',
  args: AttentionArgs,
  lane: ({ id }) => threadLane(id),
  slot: ({ id }) => threadSlot(id),
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === 'setThreadAttention' ? 'replace' : 'keep' }),
  needs: ({ id }) => ({ kind: startThread.kind, slot: threadSlot(id) }),
  call: threadAttentionCall,
  request: ({ id, attention }) => ({ params: { id }, body: { attention } }),
  fold: (base, { attention }) => ({ ...(base ?? nothing), attention }),
})

export const leaveThread = defineCommand({
  ...ofThread,
  kind: 'leaveThread',
  args: Named,
  lane: ({ id }) => threadLane(id),
  slot: ({ id }) => threadSlot(id),
  // A thread that was never sent is removed, with its messages.
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === 'startThread' ? 'cancel' : 'replace' }),
  call: leaveThreadCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base) => ({ ...nothing, createdAt: base?.createdAt ?? nothing.createdAt }),
  unsets: true,
})

const ofMessage = {
  state: MessageState,
  receipt: ({ current }: { current: OwnMessage }) => ({ own: [toConfirmedMessage(current)] }),
}

export const sendMessage = defineCommand({
  ...ofMessage,
  kind: 'sendMessage',
  args: SendArgs,
  lane: ({ thread }) => threadLane(thread),
  slot: ({ thread, id }) => messageSlot(thread, id),
  needs: ({ thread }) => ({ kind: startThread.kind, slot: threadSlot(thread) }),
  coalesce: keepAll,
  call: sendMessageCall,
  request: ({ id, thread, body }) => ({ params: { id: thread }, body: { message: { id, body } } }),
  fold: (base, { body, createdAt }) => base ?? { seq: 0, body, deleted: false, createdAt },
})

export const deleteMessage = defineCommand({
  ...ofMessage,
  kind: 'deleteMessage',
  args: MessageArgs,
  lane: ({ thread }) => threadLane(thread),
  slot: ({ thread, id }) => messageSlot(thread, id),
  // A message that was never sent is removed.
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === 'sendMessage' ? 'cancel' : 'replace' }),
  call: deleteMessageCall,
  request: ({ id, thread }) => ({ params: { id: thread, message: id } }),
  fold: (base) => ({ seq: base?.seq ?? 0, body: '', deleted: true, createdAt: base?.createdAt ?? nothing.createdAt }),
  unsets: true,
})
