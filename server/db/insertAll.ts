import { getTableColumns, is, type SQLChunk, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgArray, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './client.ts'

/** Keeps a statement to a few megabytes. */
const ROWS_PER_STATEMENT = 5000

/**
 * Inserts many rows; those that are there already stay as they are. Every column travels as one array, so that the
 * statement stays short whatever the number of rows: a list of VALUES costs more to write and to parse than to insert.
 *
 * All rows have the same columns: what only some rows leave out is null there. Let a column that has a default be named
 * by all rows or by none.
 */
export async function insertAll<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => named.has(key))
  const names = list(columns.map(([, column]) => sql.identifier(nameOf(column))))
  const values = list(columns.map(([, column]) => sql`${sql.identifier(nameOf(column))}::${typeOf(column)}`))
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const some: readonly Record<string, unknown>[] = rows.slice(from, from + ROWS_PER_STATEMENT)
    const arrays = columns.map(([key, column]) => {
      const array = some.map((row) => toDriverValue(column, row[key]))
      return sql`${sql.param(array)}::${elementTypeOf(column)}[]`
    })
    await tx.execute(
      sql`insert into ${table} (${names}) select ${values} from unnest(${list(arrays)}) as row (${names})
        on conflict do nothing`,
    )
  }
}

const list = (parts: readonly SQLChunk[]) => sql.join([...parts], sql.raw(', '))
const nameOf = (column: PgColumn) => (column.keyAsName ? toSnakeCase(column.name) : column.name)
const typeOf = (column: PgColumn) => sql.raw(column.getSQLType())
/** Arrays travel as text: `unnest` would take them apart, and they may differ in length. */
const elementTypeOf = (column: PgColumn) => (is(column, PgArray) ? sql.raw('text') : typeOf(column))

function toDriverValue(column: PgColumn, value: unknown): unknown {
  return value === undefined || value === null ? null : column.mapToDriverValue(value)
}
