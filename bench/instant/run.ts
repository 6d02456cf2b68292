/**
 * Every figure of the table "Instant" in `docs/BENCHMARKS.md`, one bench after the other, against a server of its own
 * with demo data: `npm run build && npm run bench:instant`. Takes about fifteen minutes; nothing else should run beside.
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPlace, withServer } from './server.ts'

/** The demo's pictures are all there once no further file has come for this long, in ms. */
const QUIET_MS = 20_000

const place = await findPlace()
const { url, dataDir } = place

try {
  await withServer(place, 'on', async (server) => {
    await untilDrawn()
    console.log(`demo's pictures: ${processorSeconds(server)} s of the processor, with the server's start`)
  })
  await withServer(place, 'off', async () => {
    run('first paint', 'tsx', ['bench/start/run.ts', url, '7'])
    run('first paint, slowed down', 'tsx', ['bench/start/run.ts', url, '5', '4'])
    run('from a tap to content', 'tsx', ['bench/tap/run.ts', url, '5'])
    run('interactions', 'tsx', ['bench/interaction/run.ts', url, '3'])
  })
} finally {
  place.remove()
}
run('pages of visitors', 'tsx', ['bench/render/run.ts'])
run('budgets', 'node', ['lighthouse/bundleBudget.mjs'])
run('Lighthouse', 'node', ['lighthouse/run.mjs'])

function run(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

async function untilDrawn(): Promise<void> {
  const count = () => readdirSync(join(dataDir, 'images'), { recursive: true }).length
  let [before, since] = [-1, Date.now()]
  while (Date.now() - since < QUIET_MS) {
    const now = count()
    if (now !== before) [before, since] = [now, Date.now()]
    await wait(500)
  }
}

/** The processor time of a process and of its children that have ended, where the system tells it (Linux). */
function processorSeconds({ pid }: ChildProcess): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) ?? 0) / 100).toFixed(0)
  } catch {
    return 'unknown'
  }
}
