import { isShownTrivia } from '../db/isShown.ts'
import { trivia as table } from '../db/schema/trivia.ts'
import type { ThingKind } from '../things/thing.ts'
import { isThereTrivia } from './queries.ts'

export const trivia: ThingKind = {
  type: 'trivia',
  table,
  author: table.userId,
  about: { type: table.itemType, id: table.itemId },
  isThere: isThereTrivia,
  isShown: isShownTrivia,
  isSeen: () => isShownTrivia,
  onDeletion: 'stays',
  exported: {
    file: 'trivia',
    columns: {
      id: table.id,
      itemType: table.itemType,
      itemId: table.itemId,
      category: table.category,
      body: table.body,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
    },
  },
  moderation: { text: [table.body], yours: 'deine Trivia', isOwnState: true },
  news: { one: 'Trivia', many: 'Trivia-Einträge', caption: 'Zur Trivia' },
}
