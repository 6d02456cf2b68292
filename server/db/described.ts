import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/* The types of what a domain says of its tables where it writes no query itself (`thing.ts`). */

export type Column = PgColumn
export type Table = PgTable
/** Of a `where`; undefined holds always. */
export type Condition = SQL | undefined
/** Somebody who asks: an id, or a column; null for a visitor. */
export type Viewer = SQLWrapper | string | null
