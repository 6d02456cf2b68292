import { isModeratedList } from '../db/isModerated.ts'
import { isSeenList } from '../db/isSeen.ts'
import { isShownList } from '../db/isShown.ts'
import { lists as table } from '../db/schema/lists.ts'
import type { ThingKind } from '../things/thing.ts'
import { isThereList } from './own/queries.ts'
import { isFilled } from './reading/queries.ts'

export const lists: ThingKind = {
  type: 'lists',
  table,
  name: table.name,
  author: table.userId,
  isThere: isThereList,
  isShown: isShownList,
  isSeen: isSeenList,
  // Lists are their member's own choice and words, and nobody answers to them as to a comment: they go.
  onDeletion: 'goes',
  exported: {
    file: 'listen',
    columns: {
      id: table.id,
      name: table.name,
      description: table.description,
      private: table.private,
      deleted: table.deleted,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
    },
  },
  sitemaps: [{ name: 'lists', isListed: isFilled }],
  moderation: {
    isOpen: () => isModeratedList,
    text: [table.name, table.description],
    yours: 'deine Liste',
    coversTalk: true,
  },
}
