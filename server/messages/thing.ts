import { messages as table } from '../db/schema/messages.ts'
import type { ThingKind } from '../things/thing.ts'
import { isReported, isSeenMessage, isShownMessage } from './seen/queries.ts'

export const messages: ThingKind = {
  type: 'messages',
  table,
  author: table.userId,
  isShown: isShownMessage,
  isSeen: isSeenMessage,
  onDeletion: 'stays',
  exported: {
    file: 'nachrichten',
    columns: {
      id: table.id,
      threadId: table.threadId,
      body: table.body,
      createdAt: table.createdAt,
    },
  },
  moderation: { isOpen: isReported, text: [table.body], yours: 'deine Nachricht', isOwnState: true },
}
