// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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
  .map((file) => ({ file, domain: file.split('/')[0] ?? '', source: readFileSync(join('server', file), 'utf8') }))

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

const { FOREIGN_READS } = createRequire(import.meta.url)('../.dependency-cruiser.tables.cjs') as {
  FOREIGN_READS: readonly (readonly [reader: string, tables: string, reason: string])[]
}

it.each(FOREIGN_READS)('%s still reads the tables of %s', (reader, owner) => {
  const isRead = new RegExp(`/schema/${owner}[.]ts'`)
  const readers = sources.filter(({ file, source }) => new RegExp(`^${reader}`).test(file) && isRead.test(source))
  expect(readers).not.toEqual([])
})

it('has no table in SQL but by its import, which the layers check', () => {
  const names = tables.map(([, table]) => getTableName(table)).join('|')
  const written = new RegExp(`\\b(?:from|join|into|update) (?:${names})(?: as |$|[\`(])`, 'm')
  expect(sources.filter(({ source }) => written.test(source)).map(({ file }) => file)).toEqual([])
})
