import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { PersonalTable } from '../../db/described.ts'
import { findNames } from '../../things/queries.ts'
import type { ThingKind } from '../../things/thing.ts'

/** A member's rows of a table, as its domain exports them. */
export async function findPersonal(db: Db, { table, owner, exported }: PersonalTable, userId: string): Promise<Row[]> {
  if (!exported) return []
  const { columns, order = [], join, only } = exported
  const query = db.select(columns).from(table).$dynamic()
  if (join) query.innerJoin(join.table, eq(...join.on))
  const rows = await query
    .where(and(eq(owner, userId), only && eq(...only)))
    .orderBy(...order.map((column) => asc(column)))
  return rows as Row[]
}

/** A member's things of one kind, as its domain exports them. */
export async function findWritten(db: Db, { table, author, exported }: ThingKind, userId: string): Promise<Row[]> {
  if (!author || !exported) return []
  const rows = await db
    .select(exported.columns)
    .from(table)
    .where(eq(author, userId))
    .orderBy(asc(table.createdAt ?? table.id))
  return rows as Row[]
}

export type Row = Record<string, string | number | boolean | Date | null>

/** Names of things by `type/id`: an id alone tells its member nothing. */
export async function findTitles(db: Db, things: readonly ThingOfRow[], viewer: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const type of new Set(things.map(({ itemType }) => itemType))) {
    const ids = [...new Set(things.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : [])))]
    for (let from = 0; from < ids.length; from += 5000) {
      const rows = await findNames(db, type, ids.slice(from, from + 5000), viewer)
      for (const { id, name } of rows) titles.set(`${type}/${id}`, name)
    }
  }
  return titles
}

export type ThingOfRow = { itemType: string; itemId: string }
