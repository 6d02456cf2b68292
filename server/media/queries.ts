import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { images } from '../db/schema/media.ts'
import type { ImageRow } from './imageRow.ts'

export type NewImage = Pick<ImageRow, 'id' | 'kind' | 'filename' | 'color' | 'widths' | 'aspectRatio' | 'recipe'>

export async function findImage(db: Db | Tx, id: string): Promise<ImageRow | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return row
}

/** Recipes of the films with these seeds that were planned before. */
export async function findRecipesBySeed(db: Db | Tx, seeds: readonly string[]): Promise<unknown[]> {
  if (seeds.length === 0) return []
  const rows = await db
    .select({ recipe: images.recipe })
    .from(images)
    .where(inArray(sql`${images.recipe}->>'seed'`, [...seeds]))
  return rows.map((row) => row.recipe)
}

/** Leaves out what is there already; answers with the ids that are new. */
export async function insertImages(db: Db | Tx, rows: readonly NewImage[]): Promise<string[]> {
  if (rows.length === 0) return []
  const inserted = await db
    .insert(images)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: images.id })
  return inserted.map((row) => row.id)
}

export async function markReady(db: Db | Tx, id: string, renderedAt: Date): Promise<void> {
  await db.update(images).set({ state: 'ready', renderedAt }).where(eq(images.id, id))
}

export async function markWaiting(db: Db | Tx, id: string): Promise<void> {
  await db.update(images).set({ state: 'waiting' }).where(eq(images.id, id))
}

/** An image whose files are there already. */
export async function insertReady(db: Db, row: NewImage, renderedAt: Date): Promise<void> {
  await db.insert(images).values({ ...row, state: 'ready', renderedAt })
}

export async function deleteImage(db: Db, id: string): Promise<void> {
  await db.delete(images).where(eq(images.id, id))
}
