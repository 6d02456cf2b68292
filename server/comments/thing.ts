import { isShownComment } from '../db/isShown.ts'
import { comments as table } from '../db/schema/comments.ts'
import type { ThingKind } from '../things/thing.ts'
import { isThereComment } from './queries.ts'
import { isModeratedComment, isSeenComment } from './seen/queries.ts'

export const comments: ThingKind = {
  type: 'comments',
  table,
  author: table.userId,
  about: { type: table.itemType, id: table.itemId, parent: table.parentId },
  isThere: isThereComment,
  isShown: isShownComment,
  isSeen: isSeenComment,
  onDeletion: 'stays',
  exported: {
    file: 'kommentare',
    columns: {
      id: table.id,
      itemType: table.itemType,
      itemId: table.itemId,
      parentId: table.parentId,
      body: table.body,
      spoiler: table.spoiler,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
    },
  },
  moderation: { isOpen: isModeratedComment, text: [table.body], yours: 'deinen Kommentar', isOwnState: true },
}
