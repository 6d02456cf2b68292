import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../server/db/client.ts'
import { serveEmbedded } from '../server/db/embedded.ts'
import { migrationsFolder } from '../server/db/projectRoot.ts'
import { loadDemo } from '../server/demo/service.ts'
import { readDemoWorld } from '../server/demo/world.ts'
import { createJobs } from '../server/jobs/service.ts'
import { copyDatabase, TEMPLATE, WORLD, withDatabase } from './postgres.ts'
import { TEST_NOW } from './time.ts'

/** Fills a database with the demo world, as of the time that the tests begin with. */
async function loadDemoWorld(database: Database): Promise<void> {
  const clock = () => TEST_NOW
  const jobs = createJobs({ database, clock, logger: pino({ level: 'silent' }) })
  await loadDemo({ world: await readDemoWorld(), database, jobs, clock, logger: { info: () => {} } })
}

/** An embedded database with the demo world, as a tar. Loading takes seconds: the first test file that asks does it for all. */
export async function embeddedWorld(): Promise<Blob> {
  const folder = inject('databaseFolder')
  const file = join(folder, 'world.tar')
  if (!existsSync(file)) {
    const embedded = await serveEmbedded(undefined, new Blob([readFileSync(join(folder, 'empty.tar'))]))
    const database = openDatabase({ kind: 'embedded', socketFolder: embedded.socketFolder }, migrationsFolder())
    await loadDemoWorld(database)
    await database.close()
    const own = join(folder, `world-${process.pid}.tar`)
    writeFileSync(own, new Uint8Array(await (await embedded.dump()).arrayBuffer()))
    // Whole or not at all: another file's tests may be looking for it.
    renameSync(own, file)
    await embedded.stop()
  }
  return new Blob([readFileSync(file)])
}

/** Makes the template `WORLD` with the demo world, unless another test file has done it. */
export async function prepareWorldTemplate(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    // Files that ask at the same time wait for the first one; the lock goes with the connection.
    await client.query('select pg_advisory_lock(8)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [WORLD])
    if (rowCount) return
    const { name, drop } = await copyDatabase(url, TEMPLATE)
    const database = openDatabase(
      { kind: 'postgres', url: withDatabase(url, name), connections: 1 },
      migrationsFolder(),
    )
    await loadDemoWorld(database).finally(() => database.close())
    await client.query(`alter database ${name} rename to ${WORLD}`).catch(async (error) => {
      await drop()
      throw error
    })
  } finally {
    await client.end()
  }
}
