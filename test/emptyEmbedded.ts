import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../server/db/client.ts'
import { type EmbeddedServer, serveEmbedded } from '../server/db/embedded.ts'
import { migrationsFolder } from '../server/db/projectRoot.ts'

/** Those of this process that no test uses: migrated, and empty. */
const unused: EmbeddedServer[] = []

/**
 * Opens an embedded database that is migrated and empty. Starting one takes two seconds of work and emptying one a tenth
 * of a second: `drop` empties it and keeps it for the next test file of this process.
 */
export async function openEmptyEmbedded(): Promise<{ database: Database; drop(): Promise<void> }> {
  const embedded = unused.pop() ?? (await startEmptyEmbedded())
  return {
    database: open(embedded),
    async drop() {
      await emptyAll(embedded)
      unused.push(embedded)
    },
  }
}

async function startEmptyEmbedded(): Promise<EmbeddedServer> {
  // Making a cluster takes seconds; a copy of a migrated one does not.
  const data = new Blob([readFileSync(join(inject('databaseFolder'), 'empty.tar'))])
  const embedded = await serveEmbedded(undefined, data)
  process.once('exit', () => rmSync(embedded.socketFolder, { recursive: true, force: true }))
  return embedded
}

const open = ({ socketFolder }: EmbeddedServer) => openDatabase({ kind: 'embedded', socketFolder }, migrationsFolder())

async function emptyAll(embedded: EmbeddedServer): Promise<void> {
  const { db, close } = open(embedded)
  try {
    const { rows } = await db.execute<{ names: string }>(
      sql`select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
    )
    await db.execute(sql.raw(`truncate ${rows[0]?.names} restart identity`))
    await db.execute(sql`discard all`)
  } finally {
    await close()
  }
}
