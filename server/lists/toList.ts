import type * as z from 'zod/mini'
import type { List, ListItem } from '#contract/lists.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { OwnListItem } from '#contract/ownListItems.ts'
import type { OwnList, OwnListOrder } from '#contract/ownLists.ts'
import { toCommunityRating } from '../catalogue/service.ts'
import type { AuthorView } from '../community/service.ts'
import { toImage } from '../media/service.ts'
import type { ItemRow, ListRow, TitledRow, TitleRow } from './rows.ts'

/** To its author's devices. */
export function toOwnList(row: ListRow): z.input<typeof OwnList> {
  const { id, name, description, private: isPrivate, deleted, createdAt, updatedAt } = row
  return {
    ...{ id, name, description, private: isPrivate, deleted },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A list that nobody has put in an order yet has none, as of its last change. */
export function toOwnOrder(row: ListRow): z.input<typeof OwnListOrder> {
  return { list: row.id, order: row.order, updatedAt: (row.orderUpdatedAt ?? row.updatedAt).toISOString() }
}

export function toOwnItem({ item, title }: TitledRow): z.input<typeof OwnListItem> {
  const { listId: list, itemType: type, itemId: id, on, description, addedAt, updatedAt } = item
  return {
    ...{ list, type, id, on, description },
    card: toCard(title),
    addedAt: addedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** As everybody may see it. @param firsts the titles whose posters stand for it. */
export function toList(row: ListRow, author: AuthorView, firsts: readonly TitleRow[]): z.input<typeof List> {
  const { id, name, description, private: isPrivate, hidden, itemsCount, diggsCount, createdAt, updatedAt } = row
  return {
    ...{ id, name, description, private: isPrivate, author, itemsCount },
    ...(hidden ? { hidden } : {}),
    diggs_count: diggsCount,
    posters: firsts.flatMap(({ poster }) => (poster ? [toImage(poster)] : [])),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function toListItem({ item, title }: TitledRow): z.input<typeof ListItem> {
  const { itemType: type, itemId: id, description, addedAt } = item
  return {
    ...{ type, id, description },
    ...toCard(title),
    genres: title.genres,
    rating: toCommunityRating(title),
    addedAt: addedAt.toISOString(),
  }
}

function toCard({ permalink, title, year, poster }: TitleRow): z.input<typeof TitleCard> {
  return { permalink, title, year, poster: poster && toImage(poster) }
}

/** A title as the order of a list names it. */
export function toItemKey({ itemType, itemId }: Pick<ItemRow, 'itemType' | 'itemId'>): string {
  return `${itemType}/${itemId}`
}
