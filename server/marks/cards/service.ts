import type * as z from 'zod/mini'
import type { TitleCard } from '#contract/marks.ts'
import { typesWith } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import { toImage } from '../../media/service.ts'
import { findCards } from '../../things/cards/queries.ts'

/** A thing of a member's own state, by its type as in a path and its id. */
type Thing = { itemType: string; itemId: string }
export type TitleCardView = z.input<typeof TitleCard>

/**
 * The fields that show these things without a network: null for kinds without a card, and for things that are unknown or
 * not shown to everybody.
 */
export async function readCards(db: Db, things: readonly Thing[]): Promise<(thing: Thing) => TitleCardView | null> {
  const cards = new Map<string, TitleCardView>()
  for (const type of new Set(things.map(({ itemType }) => itemType))) {
    const ids = things.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : []))
    for (const { id, name, permalink, year, poster } of await findCards(db, type, [...new Set(ids)])) {
      cards.set(`${type}/${id}`, { permalink, title: name, year, poster: poster && toImage(poster) })
    }
  }
  return ({ itemType, itemId }) => cards.get(`${itemType}/${itemId}`) ?? null
}

const titles: readonly string[] = typesWith('ratable')

/** As `readCards`, for films and series alone. */
export const readTitleCards: typeof readCards = (db, things) =>
  readCards(
    db,
    things.filter(({ itemType }) => titles.includes(itemType)),
  )
