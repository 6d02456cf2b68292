import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '../scripts/findPostgres.mjs'
import { openDatabase } from '../server/db/client.ts'
import { migrationsFolder } from '../server/db/projectRoot.ts'
import { TEMPLATE, withDatabase } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Null: there is no PostgreSQL, and its tests are left out. */
    postgresUrl: string | null
  }
}

/** Starts a PostgreSQL for the server's tests and prepares a migrated database, of which each test file gets a copy. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const postgres = await findPostgres({ install: Boolean(process.env.CI), log: console.log })
  project.provide('postgresUrl', postgres?.url ?? null)
  if (!postgres) {
    if (process.env.CI) throw new Error('CI has to test on PostgreSQL, and there is none')
    console.warn('\nNo PostgreSQL found: its tests were LEFT OUT. Install it or set TEST_DATABASE_URL.\n')
    return undefined
  }
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE}`)
  await client.query(`create database ${TEMPLATE}`)
  const url = withDatabase(postgres.url, TEMPLATE)
  const database = openDatabase({ kind: 'postgres', url, connections: 1 }, migrationsFolder())
  await database.migrate()
  await database.close()
  await client.end()
  return postgres.stop
}
