// `npm run torture -- [--seed N] [--level 1|3|4] [--schedules N] [--commands N] [--queue N] [--kills N]`: the outbox
// under torture, docs/TORTURE.md.
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { requireNode, run } from './run.mjs'

requireNode()
await ensureInstalled()

/** The number after an option, or its default. */
function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`)
  if (at === -1) return otherwise
  const value = Number(process.argv[at + 1])
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} wants a number`)
  return value
}

const seed = option('seed', 1)
const wanted = option('level', 0)
const schedules = option('schedules', 0)
const commands = option('commands', 0)
const queue = option('queue', 0)
const kills = option('kills', 0)

const levels = {
  1: () => {
    const env = {
      OUTBOX_RUNS: String(schedules || 100_000),
      OUTBOX_STEPS: String(commands || 60),
      OUTBOX_SEED: String(seed),
      OUTBOX_LONG: 'on',
    }
    return run('npx', ['vitest', 'run', '--project', 'app', 'src/sync/model'], env)
  },
  3: async () => {
    await ensureBuilt()
    return run('npx', ['tsx', 'test/torture/runNetwork.ts', ...[seed, schedules || 1000, commands || 200].map(String)])
  },
  4: async () => {
    await ensureBuilt()
    // If one of the three options is given, only the given parts run.
    const all = { schedules: 200, queue: 10_000, kills: 200 }
    const parts = schedules + queue + kills > 0 ? { schedules, queue, kills } : all
    const args = [seed, parts.schedules, commands || 20, parts.queue, parts.kills]
    return run('npx', ['tsx', 'e2e/torture/run.ts', ...args.map(String)])
  },
}

if (wanted !== 0 && !(wanted in levels)) throw new Error('--level is 1, 3 or 4')
let worst = 0
for (const [level, start] of Object.entries(levels)) {
  if (wanted !== 0 && wanted !== Number(level)) continue
  console.log(`\n── torture, level ${level}, seed ${seed}`)
  worst = Math.max(worst, await start())
}
process.exitCode = worst
