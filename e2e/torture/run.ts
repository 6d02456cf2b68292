import { findPostgres } from '../../scripts/findPostgres.mjs'
import { noVerdicts, type Verdicts, verdictNames } from '../../test/torture/judge.ts'
import { toCounts, toLines, toVerdictLine } from '../../test/torture/network.ts'
import { toWorldOptions } from './queue.ts'
import { runKills } from './runKills.ts'
import { runQueue, toSeconds } from './runQueue.ts'
import { runSchedule } from './runSchedule.ts'
import { type Stage, withStage } from './stage.ts'

/**
 * Level 4 (docs/OUTBOX.md, Tests) from the command line: one browser on one profile, killed again and again, for all
 * schedules, another one for the long queue, and a third for kills right after taps. 0 of one leave that out.
 */
const [seed = 1, schedules = 200, commands = 20, queue = 10_000, kills = 200] = process.argv.slice(2).map(Number)
const postgres = await findPostgres({ install: true, log: console.log })
if (!postgres) throw new Error('Level 4 needs PostgreSQL: its log of effects is the judge')
process.env.TEST_DATABASE_URL = postgres.url
// After the schedule that runs, so that database and profile are put away and what was run is told.
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())
try {
  const kept = [
    schedules === 0 || (await withStage({}, runSchedules)),
    queue === 0 || stop.signal.aborted || (await withStage(toWorldOptions(queue), runLongQueue)),
    kills === 0 || stop.signal.aborted || (await withStage({}, runManyKills)),
  ]
  process.exitCode = kept.every(Boolean) ? 0 : 1
} finally {
  postgres.stop()
}

/** Answers whether all promises were kept. */
async function runSchedules(stage: Stage): Promise<boolean> {
  const { world } = stage
  const verdicts = noVerdicts()
  const broken: number[] = []
  let one = seed
  for (; one < seed + schedules && !stop.signal.aborted; one += 1) {
    const found = await runSchedule(stage, one, commands)
    for (const name of verdictNames) verdicts[name].push(...found[name])
    if (!isKept(found)) {
      broken.push(one)
      console.log(`seed ${one} broke a promise; again: npm run torture -- --level 4 --seed ${one} --schedules 1`)
      tellBroken(found)
    }
    if ((one - seed + 1) % 10 === 0) console.log(`${one - seed + 1} of ${schedules} schedules`)
  }
  const done = one - seed
  const report = { schedules: done, commands: done * (commands + 1), kills: world.server.kills }
  for (const line of toLines({ ...report, faults: world.wire.counts, verdicts, broken })) console.log(line)
  console.log(`${stage.kills} kills of the browser`)
  return broken.length === 0
}

async function runLongQueue(stage: Stage): Promise<boolean> {
  const { world } = stage
  const report = await runQueue(stage, seed, queue, console.log)
  const { meant, storedMs, drainedMs, ends, incidents, verdicts } = report
  if (!isKept(verdicts)) {
    console.log(`the queue broke a promise; again: npm run torture -- --level 4 --seed ${seed} --queue ${queue}`)
    tellBroken(verdicts)
  }
  console.log(`a queue of ${queue}, stored in ${toSeconds(storedMs)}, drained in ${toSeconds(drainedMs)}`)
  console.log(`${meant} commands meant: ${toCounts(ends)}`)
  console.log(
    `incidents: ${toCounts(incidents)}; ${world.server.kills} kills of the server, ${stage.kills} of the browser`,
  )
  console.log(`faults: ${toCounts(world.wire.counts)}`)
  console.log(toVerdictLine(verdicts))
  return isKept(verdicts)
}

async function runManyKills(stage: Stage): Promise<boolean> {
  const { kills: done, torn, meant, verdicts } = await runKills(stage, seed, kills, stop.signal, console.log)
  if (!isKept(verdicts)) {
    console.log(`a kill broke a promise; again: npm run torture -- --level 4 --seed ${seed} --kills ${kills}`)
    tellBroken(verdicts)
  }
  console.log(`${done} kills after taps, ${torn} of them with a torn record, ${stage.kills} in all; ${meant} stored`)
  console.log(toVerdictLine(verdicts))
  return isKept(verdicts)
}

function isKept(verdicts: Verdicts): boolean {
  return verdictNames.every((name) => verdicts[name].length === 0)
}

function tellBroken(verdicts: Verdicts): void {
  for (const name of verdictNames) for (const line of verdicts[name]) console.log(`  ${name}: ${line}`)
}
