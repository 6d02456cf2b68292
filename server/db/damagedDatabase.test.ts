import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readConfig } from '../http/config.ts'
import { connect } from './connect.ts'
import { DatabaseDamaged } from './damagedDatabase.ts'
import { serveEmbedded } from './embedded.ts'
import { findProjectRoot } from './projectRoot.ts'

let whole = ''
/** The file of the table that a start reads first, below the cluster's folder. */
let firstTable = ''
beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'lichtspiel-whole-'))
  const empty = new Blob([readFileSync(join(inject('databaseFolder'), 'empty.tar'))])
  const embedded = await serveEmbedded(join(whole, 'database'), empty)
  const client = new pg.Client({ host: embedded.socketFolder, port: 5432, user: 'postgres', database: 'postgres' })
  await client.connect()
  const { rows } = await client.query(`select pg_relation_filepath('drizzle.__drizzle_migrations') as path`)
  firstTable = rows[0].path
  await client.end()
  await embedded.stop()
})
afterAll(() => rmSync(whole, { recursive: true }))

/** A copy of whole data to which something happens. */
function damaged(damage: (cluster: string) => void): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-damaged-'))
  cpSync(whole, dataDir, { recursive: true })
  damage(join(dataDir, 'database'))
  return dataDir
}

it.each<[string, (cluster: string) => void]>([
  ['control file is empty', (cluster) => truncateSync(join(cluster, 'global/pg_control'))],
  ['control file is garbage', (cluster) => writeFileSync(join(cluster, 'global/pg_control'), 'x'.repeat(8192))],
  ['first table is garbage', (cluster) => writeFileSync(join(cluster, firstTable), Buffer.alloc(8192, 0x5a))],
  ['version is another', (cluster) => writeFileSync(join(cluster, 'PG_VERSION'), '12\n')],
])('says so and how to go on when its %s, and lets the folder go', async (_name, damage) => {
  const dataDir = damaged(damage)
  const opened = connect(readConfig({ DATA_DIR: dataDir }, dataDir), () => {})
  await expect(opened).rejects.toThrow(DatabaseDamaged)
  await expect(opened).rejects.toThrow(join(dataDir, 'database'))
  await expect(opened).rejects.toThrow(/backup.*move the folder away/s)
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

it('makes no new cluster over what is left of the old one', async () => {
  const dataDir = damaged((cluster) => rmSync(join(cluster, 'PG_VERSION')))
  const table = join(dataDir, 'database', firstTable)
  const before = readFileSync(table)
  await expect(connect(readConfig({ DATA_DIR: dataDir }, dataDir), () => {})).rejects.toThrow(DatabaseDamaged)
  expect(readFileSync(table)).toEqual(before)
  expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

it('ends the process with 1 and a sentence, without a stack', () => {
  const dataDir = damaged((cluster) => truncateSync(join(cluster, 'global/pg_control')))
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', DEMO_DATA: 'off' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: findProjectRoot(),
    env,
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect(status, stderr).toBe(1)
  expect(stderr).toMatch(/^Not started\. The embedded database in .* cannot be opened/)
  expect(stdout + stderr).not.toMatch(/wasm|^\s+at /m)
  rmSync(dataDir, { recursive: true })
})
