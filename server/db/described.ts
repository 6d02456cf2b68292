import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/* The types of what a domain says of its tables where it writes no query itself (`thing.ts`, `personal.ts`). */

export type Column = PgColumn
export type Table = PgTable
/** Of a `where`; undefined holds always. */
export type Condition = SQL | undefined
/** Somebody who asks: an id, or a column; null for a visitor. */
export type Viewer = SQLWrapper | string | null

/** A table of rows that belong to a member and are no things, as its domain describes it in its `personal.ts`. */
export type PersonalTable = {
  table: Table
  /** The member to whom a row belongs; with the account, the row is deleted. */
  owner: Column
  /** The export holds nothing of it where this is null, for a reason that stands beside it. */
  exported: Exported | null
}

/** `columns`: without secrets, and without what only machines need. */
type Exported = {
  /** The name of the files. */
  file: string
  columns: Readonly<Record<string, Column>>
  order?: readonly Column[]
  /** The rows with this value; all without. */
  only?: readonly [Column, boolean]
  /** Another table with names for these rows. */
  join?: { table: Table; on: readonly [Column, Column] }
}
