import { type AnyColumn, asc, desc, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { lockForLong } from '../../db/longTransaction.ts'
import { postcodeAreas } from '../../db/schema/places.ts'

export type AreaRow = typeof postcodeAreas.$inferInsert

/** The area of a postcode or of its beginning: the longest known prefix. */
export async function findArea(db: Db, postcode: string) {
  const prefixes = Array.from({ length: postcode.length - 1 }, (_, index) => postcode.slice(0, index + 2))
  const [area] = await db
    .select()
    .from(postcodeAreas)
    .where(inArray(postcodeAreas.prefix, prefixes))
    .orderBy(desc(sql`length(${postcodeAreas.prefix})`))
    .limit(1)
  return area
}

/** An area by its folded name, or by whole words that the name begins with: `frankenberg`, `bad neustadt`. */
export async function findAreaByName(db: Db, names: readonly string[]) {
  const [area] = await db
    .select()
    .from(postcodeAreas)
    .where(
      or(
        ...names.flatMap((name) => [sql`${postcodeAreas.sortKey} = ${name}`, beginsWith(postcodeAreas.sortKey, name)]),
      ),
    )
    // The shortest name is the nearest to what was asked; the shortest prefix stands where the town itself is.
    .orderBy(sql`length(${postcodeAreas.sortKey})`, sql`length(${postcodeAreas.prefix})`, asc(postcodeAreas.prefix))
    .limit(1)
  return area
}

/** Whether a folded name begins with these whole words. */
export function beginsWith(sortKey: AnyColumn, words: string) {
  return sql`starts_with(${sortKey}, ${`${words} `})`
}

export async function listAreas(db: Db | Tx): Promise<AreaRow[]> {
  return db.select().from(postcodeAreas).orderBy(asc(postcodeAreas.prefix))
}

/** Makes the table hold these areas and no others. */
export async function replaceAreas(tx: Tx, rows: readonly AreaRow[]): Promise<void> {
  await lockForLong(tx, 'postcode_areas')
  await tx.delete(postcodeAreas)
  await insertAll(tx, postcodeAreas, rows)
}
