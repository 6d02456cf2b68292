import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant, MadeId, UserId } from './ids.ts'
import { receiptOf } from './receipt.ts'
import { isVisible } from './visibleText.ts'

/** The length of a message, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 4_000
/** The limit of members whom one thread addresses, without the one who starts it. */
export const MAX_ADDRESSED = 20
/** The number of messages that one answer holds at most. */
export const MESSAGES_PER_PAGE = 50
/** The shortest text that is searched for. */
export const MIN_SEARCHED = 2

/** A place in a thread: 1 for its first message, one more for each that follows. */
const Seq = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/** A message as a member of its thread reads it. */
export const Message = z.object({
  id: z.string(),
  /** Its place in the thread, as the server gave it. Places of messages that this member does not see are left out. */
  seq: z.int(),
  author: Author,
  /** Plain text; an empty line parts paragraphs. Empty where it is hidden. */
  body: z.string(),
  /** By the moderation. */
  hidden: z.boolean(),
  createdAt: Instant,
})
export type Message = z.infer<typeof Message>

/**
 * The attention of a member to a thread. `muted`: neither notified nor counted. `blocked`: the same, and a thread of two
 * takes no message.
 */
export const ThreadAttention = z.enum(['all', 'muted', 'blocked'])
export type ThreadAttention = z.infer<typeof ThreadAttention>

/** A member of a thread. `readSeq`: the last message they have read; null unless both want read receipts. */
const ThreadPerson = z.object({ user: Author, hasLeft: z.boolean(), readSeq: z.nullable(z.int()) })
export type ThreadPerson = z.infer<typeof ThreadPerson>

/** A thread as one of its members sees it. */
export const MessageThread = z.object({
  id: z.string(),
  /** `gone`: left by this member, or missing. */
  status: z.enum(['there', 'gone']),
  /** All others, by name, those who have left too. */
  people: z.array(ThreadPerson),
  attention: ThreadAttention,
  /** The latest message that this member sees. */
  last: z.nullable(Message),
  /** The place of the latest message; 0 before the first. */
  lastSeq: z.int(),
  /** The place up to which this member has read. It only grows. */
  readSeq: z.int(),
  /** The number of others' messages after it. */
  unread: z.int(),
  createdAt: Instant,
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type MessageThread = z.infer<typeof MessageThread>

/** A message that a member has written, or has deleted for themselves, as own state. */
export const OwnMessage = z.object({
  id: z.string(),
  thread: z.string(),
  /** 0 where the server had not taken it. */
  seq: z.int(),
  body: z.string(),
  /** For this member alone. */
  deleted: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type OwnMessage = z.infer<typeof OwnMessage>

const ThreadParams = z.object({ id: MadeId })
const MessageParams = z.extend(ThreadParams, { message: MadeId })

/** Around a place: `from` it on, or `before` it; without both the latest. */
export const messagesCall = defineCall({
  method: 'GET',
  path: '/api/threads/:id/messages',
  summary: 'Messages of a thread, in their order',
  audience: 'member',
  params: ThreadParams,
  query: z.object({
    from: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))),
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))),
  }),
  /** `older`, `newer`: whether others precede or follow. */
  answer: z.object({ items: z.array(Message), older: z.boolean(), newer: z.boolean() }),
})

export const searchMessagesCall = defineCall({
  method: 'GET',
  path: '/api/me/messages',
  summary: "Messages of the member's threads that hold some words, the latest first",
  audience: 'member',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(MIN_SEARCHED), z.maxLength(100)) }),
  /** `more`: older ones were left out. */
  answer: z.object({ items: z.array(z.object({ thread: z.string(), message: Message })), more: z.boolean() }),
})

const command = { audience: 'member', command: true } as const

export const startThreadCall = defineCall({
  ...command,
  method: 'POST',
  path: '/api/threads',
  summary: 'Start a thread with other members, who hear of it with its first message',
  publishes: true,
  body: z.object({
    thread: z.object({
      /** Made by the device, so that what was started without a network keeps it. */
      id: MadeId,
      /** Ids. Whoever takes no messages of this member by then is left out. */
      members: z.array(UserId).check(z.minLength(1), z.maxLength(MAX_ADDRESSED)),
    }),
  }),
  answer: receiptOf(MessageThread),
})

export const sendMessageCall = defineCall({
  ...command,
  method: 'POST',
  path: '/api/threads/:id/messages',
  summary: 'Send a message to the members of a thread',
  publishes: true,
  params: ThreadParams,
  body: z.object({
    message: z.object({
      id: MadeId,
      body: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH), isVisible),
    }),
  }),
  answer: receiptOf(OwnMessage),
})

export const deleteMessageCall = defineCall({
  ...command,
  method: 'DELETE',
  path: '/api/threads/:id/messages/:message',
  summary: 'Delete a message for oneself; the others keep theirs',
  params: MessageParams,
  answer: receiptOf(OwnMessage),
})

export const readThreadCall = defineCall({
  ...command,
  method: 'PUT',
  path: '/api/threads/:id/read',
  summary: 'Say up to where one has read a thread; it never goes back',
  params: ThreadParams,
  body: z.object({ seq: Seq }),
  answer: receiptOf(MessageThread),
})

export const threadAttentionCall = defineCall({
  ...command,
  method: 'PUT',
  path: '/api/threads/:id/attention',
  summary: 'Mute or block a thread, or hear of it again',
  params: ThreadParams,
  body: z.object({ attention: ThreadAttention }),
  answer: receiptOf(MessageThread),
})

export const leaveThreadCall = defineCall({
  ...command,
  method: 'DELETE',
  path: '/api/threads/:id/membership',
  summary: 'Leave a thread, for good',
  params: ThreadParams,
  answer: receiptOf(MessageThread),
})
