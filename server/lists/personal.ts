import type { PersonalTable } from '../db/described.ts'
import { listItems, lists } from '../db/schema/lists.ts'

export const ownListItems: PersonalTable = {
  table: listItems,
  owner: listItems.userId,
  exported: {
    file: 'listen-titel',
    columns: {
      list: lists.name,
      listId: listItems.listId,
      itemType: listItems.itemType,
      itemId: listItems.itemId,
      on: listItems.on,
      description: listItems.description,
      addedAt: listItems.addedAt,
      updatedAt: listItems.updatedAt,
    },
    order: [lists.createdAt, listItems.addedAt],
    join: { table: lists, on: [lists.id, listItems.listId] },
  },
}
