import type { PersonalTable } from '../db/described.ts'
import { memberBlocks, notices } from '../db/schema/moderation.ts'

export const ownBlocks: PersonalTable = {
  table: memberBlocks,
  owner: memberBlocks.userId,
  exported: {
    file: 'sperre',
    columns: {
      since: memberBlocks.since,
      until: memberBlocks.until,
      reason: memberBlocks.reason,
    },
  },
}

export const ownNotices: PersonalTable = {
  table: notices,
  owner: notices.userId,
  exported: {
    file: 'hinweise',
    columns: {
      action: notices.action,
      itemType: notices.itemType,
      itemId: notices.itemId,
      reason: notices.reason,
      until: notices.until,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    },
    order: [notices.createdAt],
  },
}
