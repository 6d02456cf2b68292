import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './client.ts'

type Named = { id: PgColumn; permalink: PgColumn }

/** Whether a row may be what an address names, by its id or its permalink; `pickNamed` takes the one that is. */
export const isNamed = (things: Named, name: string): SQL | undefined =>
  or(eq(things.id, name), eq(things.permalink, name))

/** Of the rows that a name found the one that is meant: an id goes before the permalink of another. */
export const pickNamed = <Row extends { id: string }>(rows: readonly Row[], name: string): Row | undefined =>
  rows.find(({ id }) => id === name) ?? rows[0]

/**
 * The id of what an address names; undefined when it is unknown.
 *
 * @param which of the table's rows are looked at; all of them by default.
 */
export async function findNamedId(
  db: Db | Tx,
  things: PgTable & Named,
  name: string,
  which?: SQL,
): Promise<string | undefined> {
  const rows = await db
    .select({ id: things.id })
    .from(things)
    .where(and(isNamed(things, name), which))
  return pickNamed(rows as { id: string }[], name)?.id
}

/** The ids of what some names mean, each by the same rule; those that are unknown are left out. */
export async function findNamedIds(
  db: Db | Tx,
  things: PgTable & Named,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ id: things.id, permalink: things.permalink })
    .from(things)
    .where(or(inArray(things.id, [...names]), inArray(things.permalink, [...names])))
  const found = rows as { id: string; permalink: string }[]
  return new Map(
    names.flatMap((name): [string, string][] => {
      const own = found.filter(({ id, permalink }) => id === name || permalink === name)
      const meant = pickNamed(own, name)
      return meant ? [[name, meant.id]] : []
    }),
  )
}
