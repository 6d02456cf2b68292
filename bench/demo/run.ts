/**
 * Loads the demo world into fresh embedded databases, beside what making such a database costs: `npx tsx bench/demo/run.ts`.
 * Processor time, in seconds: the goal is below 10 for the world.
 */
import { pino } from 'pino'
import { openDatabase } from '../../server/db/client.ts'
import { serveEmbedded } from '../../server/db/embedded.ts'
import { migrationsFolder } from '../../server/db/projectRoot.ts'
import { loadDemo } from '../../server/demo/service.ts'
import { readDemoWorld } from '../../server/demo/world.ts'
import { createJobs } from '../../server/jobs/service.ts'

const ROUNDS = 3
const logger = pino({ level: 'silent' })
const clock = () => new Date()

/** Processor seconds of this process, in which the embedded database runs too. */
async function measure(work: () => Promise<void>): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000_000
}

for (let round = 1; round <= ROUNDS; round += 1) {
  const embedded = await serveEmbedded()
  const database = openDatabase({ kind: 'embedded', socketFolder: embedded.socketFolder }, migrationsFolder())
  const empty = await measure(() => database.migrate())
  const jobs = createJobs({ database, clock, logger })
  const world = await measure(async () => loadDemo({ world: await readDemoWorld(), database, clock, logger, jobs }))
  process.stdout.write(
    `round ${round}: world ${world.toFixed(1)} s, empty database ${empty.toFixed(1)} s, ratio ${(world / empty).toFixed(1)}\n`,
  )
  await database.close()
  await embedded.stop()
}
