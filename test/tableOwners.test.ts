// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from '../server/db/schema/index.ts'

/** Domains that fill an empty database, or move the demo world on: they may write all tables. */
const LOADERS = ['demo']

/** Columns of the members' table belong to several domains: name and picture, password and last use, roles. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  users: ['account', 'db', 'roles', 'session', 'signup'],
  // The deletion of an account also deletes an unfinished registration.
  signups: ['account', 'signup'],
}

const tables = Object.entries(schema).filter(([, table]) => is(table, PgTable)) as [string, PgTable][]

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ domain: file.split('/')[0] ?? '', source: readFileSync(join('server', file), 'utf8') }))

const writersOf = (name: string) =>
  new Set(
    sources
      .filter(({ source }) => new RegExp(`\\.(?:insert|update|delete)\\(${name}\\)`).test(source))
      .map(({ domain }) => domain)
      .filter((domain) => !LOADERS.includes(domain)),
  )

it('knows the tables', () => expect(tables.length).toBeGreaterThan(40))

it.each(tables.map(([name, table]) => [name, getTableName(table)]))('%s is written by one domain', (name) => {
  const writers = [...writersOf(name)].sort()
  if (SHARED[name]) expect(writers).toEqual(SHARED[name])
  else expect(writers.length, writers.join(', ')).toBeLessThanOrEqual(1)
})
