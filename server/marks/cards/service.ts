import type * as z from 'zod/mini'
import type { TitleCard } from '#contract/marks.ts'
import type { Db } from '../../db/client.ts'
import { toImage } from '../../media/service.ts'
import { type CardType, findArticleCards, findCards } from './queries.ts'

/** A thing of a member's own state, by its type as in a path and its id. */
type Thing = { itemType: string; itemId: string }
export type TitleCardView = z.input<typeof TitleCard>

/** What a device needs to show these things without a network: null for all but films and series that are known. */
export async function readTitleCards(
  db: Db,
  things: readonly Thing[],
): Promise<(thing: Thing) => TitleCardView | null> {
  const cards = new Map<string, TitleCardView>()
  for (const type of ['movies', 'series'] as const satisfies CardType[]) {
    const ids = things.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId)
    for (const { id, permalink, title, year, poster } of await findCards(db, type, [...new Set(ids)])) {
      cards.set(`${type}/${id}`, { permalink, title, year, poster: poster && toImage(poster) })
    }
  }
  return ({ itemType, itemId }) => cards.get(`${itemType}/${itemId}`) ?? null
}

/** As `readTitleCards`, with articles besides: those that are remembered stand on the watchlist, too. */
export async function readMarkCards(db: Db, things: readonly Thing[]): Promise<(thing: Thing) => TitleCardView | null> {
  const ids = things.flatMap(({ itemType, itemId }) => (itemType === 'articles' ? [itemId] : []))
  const [titleOf, rows] = await Promise.all([readTitleCards(db, things), findArticleCards(db, [...new Set(ids)])])
  const articles = new Map(rows.map(({ id, ...row }) => [id, { ...row, year: null, poster: null }]))
  return (thing) => (thing.itemType === 'articles' ? (articles.get(thing.itemId) ?? null) : titleOf(thing))
}
