import { sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { CONTENT_CHANNEL } from './contentChannel.ts'
import { lockForLong } from './longTransaction.ts'
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

/**
 * How long a request waits, in ms, before it is answered with 503: for a connection, for a lock that another transaction
 * holds, and how long PostgreSQL keeps a transaction whose process says nothing more. A process that hangs in the middle
 * of writing would hold its locks for ever otherwise, and with them all connections of the others.
 */
type Patience = { connection: number; lock: number; idleTransaction: number }

const PATIENCE: Patience = { connection: 10_000, lock: 5_000, idleTransaction: 20_000 }

export type ConnectionTarget =
  | { kind: 'postgres'; url: string; connections: number; patience?: Patience }
  /** A folder that holds the embedded database's socket, see `embedded.ts`. */
  | { kind: 'embedded'; socketFolder: string }

/**
 * Opens the database. Both kinds speak the PostgreSQL protocol to the same driver (ADR 003), so that types, errors and
 * transactions are the same. The embedded one has a single session and therefore a single connection: inside a
 * transaction use the transaction, never `db`, or it waits for itself.
 */
export function openDatabase(target: ConnectionTarget, migrationsFolder: string): Database {
  const pool = new pg.Pool(target.kind === 'postgres' ? toPoolConfig(target) : toEmbeddedConfig(target))
  // A connection that breaks is replaced by the pool, and whoever uses it is told by the query that fails. Unheard, the
  // events would end the process: the pool hears idle connections alone, not those in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle({ client: pool, schema, casing: 'snake_case' })
  return {
    db,
    pool,
    migrate: () => db.transaction((tx) => migrateAlone(tx, migrationsFolder)),
    close: () => pool.end(),
  }
}

/**
 * Migrates while no other process does: Drizzle reads which migrations are missing before it makes them, and two that
 * start at once would both make them. The lock ends with the transaction, which holds all migrations.
 */
async function migrateAlone(tx: Tx, migrationsFolder: string): Promise<void> {
  await lockForLong(tx, 'migrations')
  // Queries queue behind a migration that waits for their table: that wait has the limit of all others.
  await tx.execute(sql`set local lock_timeout to default`)
  await migrate(tx, { migrationsFolder })
}

function toPoolConfig({
  url,
  connections,
  patience = PATIENCE,
}: ConnectionTarget & { kind: 'postgres' }): pg.PoolConfig {
  return {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connection,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleTransaction,
  }
}

const toEmbeddedConfig = ({ socketFolder }: ConnectionTarget & { kind: 'embedded' }): pg.PoolConfig => ({
  host: socketFolder,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
  max: 1,
  // Its single session also hears what it tells, before the writer is answered.
  onConnect: (client) => client.query(`listen ${CONTENT_CHANNEL}`),
})
