import type { PersonalTable } from '../db/described.ts'
import { messageDeletions, messageMembers } from '../db/schema/messages.ts'

export const ownThreadMemberships: PersonalTable = {
  table: messageMembers,
  owner: messageMembers.userId,
  exported: {
    file: 'unterhaltungen',
    columns: {
      threadId: messageMembers.threadId,
      readSeq: messageMembers.readSeq,
      attention: messageMembers.attention,
      hasLeft: messageMembers.hasLeft,
      joinedAt: messageMembers.joinedAt,
      updatedAt: messageMembers.updatedAt,
    },
    order: [messageMembers.joinedAt],
  },
}

export const ownMessageDeletions: PersonalTable = {
  table: messageDeletions,
  owner: messageDeletions.userId,
  exported: {
    file: 'geloeschte-nachrichten',
    columns: { messageId: messageDeletions.messageId, deletedAt: messageDeletions.deletedAt },
    order: [messageDeletions.changeSeq],
  },
}
