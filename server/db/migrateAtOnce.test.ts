import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withDatabase } from '../../test/postgres.ts'
import { openDatabase } from './client.ts'
import { migrationsFolder } from './projectRoot.ts'

const postgresUrl = inject('postgresUrl')
const PATIENCE = { connection: 5_000, lock: 100, idleTransaction: 100 }
const PROCESSES = 4

/** The embedded database has no other process. */
describe.skipIf(postgresUrl === null)('processes that migrate one database at once', () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = withDatabase(postgresUrl ?? '', name)
  const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-migrations-'))
  const ask = async (database: string, statement: string) => {
    const client = new pg.Client(database)
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  beforeAll(() => ask(postgresUrl ?? '', `create database ${name}`))
  afterAll(async () => {
    await ask(postgresUrl ?? '', `drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })

  /** Each has a single connection, and a migration longer than it waits for any other lock. */
  const migrateAtOnce = async (migrations: string) => {
    const processes = Array.from({ length: PROCESSES }, () =>
      openDatabase({ kind: 'postgres', url, connections: 1, patience: PATIENCE }, migrations),
    )
    try {
      await Promise.all(processes.map(({ migrate }) => migrate()))
    } finally {
      for (const { close } of processes) await close()
    }
  }

  it('make each migration of an empty database once', async () => {
    await migrateAtOnce(migrationsFolder())
    const [count] = await ask(
      url,
      'select count(*)::int as made, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    )
    expect(count.made).toBeGreaterThan(20)
    expect(count.different).toBe(count.made)
  })

  it('wait for a new one as long as it takes, which itself waits for a table no longer than a request', async () => {
    const entry = { idx: 0, version: '7', when: Date.now() + 1000 * 86_400_000, tag: 'slow', breakpoints: true }
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ dialect: 'postgresql', entries: [entry] }))
    const seen = "create table seen as select current_setting('lock_timeout') as lock, pg_sleep(0.5)::text"
    writeFileSync(join(folder, 'slow.sql'), seen)
    await migrateAtOnce(folder)
    expect(await ask(url, 'select lock from seen')).toEqual([{ lock: '100ms' }])
  })
})
