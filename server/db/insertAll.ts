import { getTableColumns, is, type SQL, type SQLChunk, sql } from 'drizzle-orm'
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
  for (const statement of toInserts(table, rows)) await tx.execute(statement)
}

/**
 * As `insertAll`, and tells of what was not there before.
 *
 * @param keys columns, by their names in `table`.
 * @returns what new rows hold in those columns, each combination once.
 */
export async function insertAllNew<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
  keys: readonly K[],
): Promise<Pick<T['$inferSelect'], K>[]> {
  const all: Record<string, PgColumn> = getTableColumns(table)
  const columns = keys.flatMap((key) => all[key] ?? [])
  const names = list(columns.map((column) => sql.identifier(nameOf(column))))
  const found = new Map<string, Pick<T['$inferSelect'], K>>()
  for (const statement of toInserts(table, rows)) {
    const inserted = sql`with put as (${statement} returning ${names}) select distinct ${names} from put`
    for (const row of (await tx.execute(inserted)).rows) {
      const values = columns.map((column) => fromDriverValue(column, row[nameOf(column)]))
      const entry = Object.fromEntries(keys.map((key, index) => [key, values[index]]))
      found.set(JSON.stringify(values), entry as Pick<T['$inferSelect'], K>)
    }
  }
  return [...found.values()]
}

function* toInserts<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Generator<SQL> {
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
    yield sql`insert into ${table} (${names}) select ${values} from unnest(${list(arrays)}) as row (${names})
      on conflict do nothing`
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

function fromDriverValue(column: PgColumn, value: unknown): unknown {
  return value === null ? null : column.mapFromDriverValue(value)
}
