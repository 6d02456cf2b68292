import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../scripts/findPostgres.mjs'
import { openDatabase } from '../server/db/client.ts'
import { serveEmbedded } from '../server/db/embedded.ts'
import { migrationsFolder } from '../server/db/projectRoot.ts'
import { TEMPLATE, WORLD, withDatabase } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null: there is no PostgreSQL, and its tests are left out. */
    postgresUrl: string | null
    /** Holds `empty.tar`, a migrated embedded database, and what test files put beside it for each other. */
    databaseFolder: string
  }
}

/**
 * Prepares a migrated database of each kind, of which each test file gets a copy: an embedded one, and one of a
 * PostgreSQL that is started for the server's tests. Returns how to clean up.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-dump-'))
  await dumpEmbedded(join(folder, 'empty.tar'))
  project.provide('databaseFolder', folder)
  const stopPostgres = await preparePostgres(project)
  return () => {
    stopPostgres?.()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function dumpEmbedded(file: string): Promise<void> {
  const embedded = await serveEmbedded()
  const database = openDatabase({ kind: 'embedded', socketFolder: embedded.socketFolder }, migrationsFolder())
  await database.migrate()
  await database.close()
  writeFileSync(file, new Uint8Array(await (await embedded.dump()).arrayBuffer()))
  await embedded.stop()
}

async function preparePostgres(project: TestProject): Promise<(() => void) | undefined> {
  const postgres = await findPostgres({ install: Boolean(process.env.CI), log: console.log })
  project.provide('postgresUrl', postgres?.url ?? null)
  if (!postgres) {
    if (process.env.CI) throw new Error('CI has to test on PostgreSQL, and there is none')
    console.warn('\nNo PostgreSQL found: its tests were LEFT OUT. Install it or set TEST_DATABASE_URL.\n')
    return undefined
  }
  const client = new pg.Client(postgres.url)
  await client.connect()
  // That of an earlier run may hold an older world.
  for (const name of [TEMPLATE, WORLD]) await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${TEMPLATE}`)
  const url = withDatabase(postgres.url, TEMPLATE)
  const database = openDatabase({ kind: 'postgres', url, connections: 1 }, migrationsFolder())
  await database.migrate()
  await database.close()
  await client.end()
  return postgres.stop
}
