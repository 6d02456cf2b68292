import { createDatabase } from '../../e2e/support/database.ts'
import { findPostgres } from '../../scripts/findPostgres.mjs'
import { toLines, tortureNetwork } from './network.ts'
import { createWorld } from './world.ts'

/** Level 3 from the command line. Answers whether every promise was kept. */
const [seed = 1, schedules = 1000, commands = 200] = process.argv.slice(2).map(Number)
const postgres = await findPostgres({ install: true, log: console.log })
if (!postgres) throw new Error('Level 3 needs PostgreSQL: its log of effects is the judge')
process.env.TEST_DATABASE_URL = postgres.url
const database = await createDatabase()
if (!database) throw new Error('there is no database')
const began = Date.now()
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())
try {
  const world = await createWorld(database.url)
  try {
    const report = await tortureNetwork(
      world,
      { seed, schedules, commands, killEvery: 20, stop: stop.signal },
      console.log,
    )
    for (const line of toLines(report)) console.log(line)
    console.log(`${Math.round((Date.now() - began) / 1000)} s`)
    process.exitCode = report.broken.length === 0 ? 0 : 1
  } finally {
    await world.dispose()
  }
} finally {
  await database.drop()
  postgres.stop()
}
