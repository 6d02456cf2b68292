import { noVerdicts, type Verdicts, verdictNames } from './judge.ts'
import { runSchedule } from './runSchedule.ts'
import type { World } from './world.ts'

export type Plan = {
  seed: number
  schedules: number
  commands: number /** One in so many has a kill. */
  killEvery: number
  /** Ends it after the schedule under way, with a report of those that ran. */
  stop?: AbortSignal
}

export type Report = {
  schedules: number
  commands: number
  kills: number
  faults: ReadonlyMap<string, number>
  verdicts: Verdicts
  /** Seeds of schedules that broke a promise. */
  broken: readonly number[]
}

/** Level 3 (docs/OUTBOX.md, Tests): schedules on one server, each a function of its seed. */
export async function tortureNetwork(world: World, plan: Plan, tell: (line: string) => void): Promise<Report> {
  const verdicts = noVerdicts()
  const broken: number[] = []
  let commands = 0
  let kills = 0
  let ran = 0
  for (let seed = plan.seed; seed < plan.seed + plan.schedules && !plan.stop?.aborted; seed += 1) {
    const result = await runSchedule(world, seed, { commands: plan.commands, kill: seed % plan.killEvery === 0 })
    commands += result.commands
    kills += result.kills
    for (const name of verdictNames)
      verdicts[name].push(...result.verdicts[name].map((line) => `seed ${seed}: ${line}`))
    if (verdictNames.some((name) => result.verdicts[name].length > 0)) {
      broken.push(seed)
      tell(
        `seed ${seed} broke a promise; again: npm run torture -- --level 3 --seed ${seed} --schedules 1 --commands ${plan.commands}`,
      )
      for (const name of verdictNames) for (const line of result.verdicts[name]) tell(`  ${name}: ${line}`)
    }
    ran += 1
    if (ran % 50 === 0) tell(`${ran} of ${plan.schedules} schedules`)
  }
  return { schedules: ran, commands, kills, faults: world.wire.counts, verdicts, broken }
}

/** The lines at the end. */
export function toLines({ schedules, commands, kills, faults, verdicts }: Report): string[] {
  return [
    `${schedules} schedules, ${commands} commands, ${kills} kills of the server`,
    `faults: ${toCounts(faults)}`,
    toVerdictLine(verdicts),
  ]
}

/** How often each, by name. */
export const toCounts = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

export const toVerdictLine = (verdicts: Verdicts) =>
  `lost ${verdicts.lost.length}, doubled ${verdicts.doubled.length}, under the wrong user ${verdicts.wrongUser.length}, out of order ${verdicts.disorder.length}, stuck ${verdicts.stuck.length}, other ${verdicts.other.length}`
