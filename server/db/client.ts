import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  db: Db
  pool: pg.Pool
  migrate(): Promise<void>
  close(): Promise<void>
}

export type ConnectionTarget =
  | { kind: 'postgres'; url: string; connections: number }
  /** A folder that holds the embedded database's socket, see `embedded.ts`. */
  | { kind: 'embedded'; socketFolder: string }

/**
 * Opens the database. Both kinds speak the PostgreSQL protocol to the same driver (ADR 003), so that types, errors and
 * transactions are the same. The embedded one has a single session and therefore a single connection: inside a
 * transaction use the transaction, never `db`, or it waits for itself.
 */
export function openDatabase(target: ConnectionTarget, migrationsFolder: string): Database {
  const pool = new pg.Pool(
    target.kind === 'postgres'
      ? { connectionString: target.url, max: target.connections }
      : { host: target.socketFolder, port: 5432, user: 'postgres', database: 'postgres', max: 1 },
  )
  // An idle connection that breaks is replaced by the pool; what needs the database next is told. Unheard, the event
  // would end the process.
  pool.on('error', () => {})
  const db = drizzle({ client: pool, schema, casing: 'snake_case' })
  return {
    db,
    pool,
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  }
}
