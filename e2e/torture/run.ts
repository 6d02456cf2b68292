import { bundle } from '../../bench/outbox/bundle.ts'
import { findPostgres } from '../../scripts/findPostgres.mjs'
import { noVerdicts, verdictNames } from '../../test/torture/judge.ts'
import { toLines } from '../../test/torture/network.ts'
import { createWorld } from '../../test/torture/world.ts'
import { RealBrowser } from '../support/browser.ts'
import { createDatabase } from '../support/database.ts'
import { open, runSchedule, type Stage } from './runSchedule.ts'

/** Level 4 (OFFLINE.md, Tests) from the command line: one browser on one profile, killed again and again. */
const [seed = 1, schedules = 200, commands = 20] = process.argv.slice(2).map(Number)
const postgres = await findPostgres({ install: true, log: console.log })
if (!postgres) throw new Error('Level 4 needs PostgreSQL: its log of effects is the judge')
process.env.TEST_DATABASE_URL = postgres.url
const database = await createDatabase()
if (!database) throw new Error('there is no database')
try {
  const world = await createWorld(database.url)
  const url = `http://127.0.0.1:${world.wire.port}`
  world.wire.documents.set('/torture', { type: 'text/html', body: '<script type="module" src="/torture.js"></script>' })
  world.wire.documents.set('/torture.js', { type: 'text/javascript', body: await bundle('e2e/torture/page.ts') })
  const browser = new RealBrowser(url)
  try {
    const stage: Stage = { world, browser, page: await open(browser), kills: 0 }
    const verdicts = noVerdicts()
    const broken: number[] = []
    for (let one = seed; one < seed + schedules; one += 1) {
      const found = await runSchedule(stage, one, commands)
      for (const name of verdictNames) verdicts[name].push(...found[name])
      const lines = verdictNames.flatMap((name) => found[name].map((line) => `  ${name}: ${line}`))
      if (lines.length > 0) broken.push(one)
      if (lines.length > 0)
        console.log(`seed ${one} broke a promise; again: npm run torture -- --level 4 --seed ${one} --schedules 1`)
      for (const line of lines) console.log(line)
      if ((one - seed + 1) % 10 === 0) console.log(`${one - seed + 1} of ${schedules} schedules`)
    }
    const report = { schedules, commands: schedules * (commands + 1), kills: world.server.kills }
    for (const line of toLines({ ...report, faults: world.wire.counts, verdicts, broken })) console.log(line)
    console.log(`${stage.kills} kills of the browser`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await browser.dispose()
    await world.dispose()
  }
} finally {
  await database.drop()
  postgres.stop()
}
