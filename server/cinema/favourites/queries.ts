import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isNamed } from '../../db/named.ts'
import { cinemas, cities } from '../../db/schema/cinema.ts'
import { favouriteCinemas } from '../../db/schema/favourites.ts'

export type FavouriteRow = typeof favouriteCinemas.$inferSelect

/** The columns of a cinema that the answer about a favourite contains. */
const cinemaColumns = { id: cinemas.id, permalink: cinemas.permalink, name: cinemas.name, city: cities.name }

/** A cinema by id or permalink, with the member's favourite of it; undefined when the cinema is unknown. */
export async function findFavourite(tx: Tx, id: string, userId: string) {
  const mine = and(eq(favouriteCinemas.cinemaId, cinemas.id), eq(favouriteCinemas.userId, userId))
  const found = await tx
    .select({ cinema: cinemaColumns, favourite: favouriteCinemas })
    .from(cinemas)
    .innerJoin(cities, eq(cities.slug, cinemas.citySlug))
    .leftJoin(favouriteCinemas, mine)
    .where(isNamed(cinemas, id))
  return found.find(({ cinema }) => cinema.id === id) ?? found[0]
}

export async function saveFavourite(tx: Tx, row: FavouriteRow): Promise<void> {
  const { favourite, intentAt, updatedAt, changeSeq } = row
  await tx
    .insert(favouriteCinemas)
    .values(row)
    .onConflictDoUpdate({
      target: [favouriteCinemas.userId, favouriteCinemas.cinemaId],
      set: { favourite, intentAt, updatedAt, changeSeq },
    })
}

/** The number of the member's favourite cinemas apart from this one. */
export async function countOthers(tx: Tx, userId: string, cinemaId: string): Promise<number> {
  const { userId: owner, cinemaId: cinema, favourite } = favouriteCinemas
  return tx.$count(favouriteCinemas, and(eq(owner, userId), eq(favourite, true), ne(cinema, cinemaId)))
}

/** The member's favourite cinemas, by name. */
export async function listFavourites(db: Db, userId: string) {
  return db
    .select(cinemaColumns)
    .from(favouriteCinemas)
    .innerJoin(cinemas, eq(cinemas.id, favouriteCinemas.cinemaId))
    .innerJoin(cities, eq(cities.slug, cinemas.citySlug))
    .where(and(eq(favouriteCinemas.userId, userId), eq(favouriteCinemas.favourite, true)))
    .orderBy(asc(cinemas.sortKey), asc(cinemas.id))
}

/** A member's favourites that changed after a number, in the order of the changes; removed ones too. */
export async function findChangedFavourites(db: Db, userId: string, since: number, limit: number) {
  return db
    .select({ cinema: cinemaColumns, favourite: favouriteCinemas })
    .from(favouriteCinemas)
    .innerJoin(cinemas, eq(cinemas.id, favouriteCinemas.cinemaId))
    .innerJoin(cities, eq(cities.slug, cinemas.citySlug))
    .where(and(eq(favouriteCinemas.userId, userId), gt(favouriteCinemas.changeSeq, since)))
    .orderBy(asc(favouriteCinemas.changeSeq))
    .limit(limit)
}
