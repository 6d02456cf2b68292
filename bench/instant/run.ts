/**
 * Every figure of the table "Instant" in `docs/BENCHMARKS.md`, one bench after the other, against a server of its own
 * with demo data: `npm run build && npm run bench:instant`. Takes about fifteen minutes; nothing else should run beside.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The demo's pictures are all there once no further file has come for this long, in ms. */
const QUIET_MS = 20_000

const probe = createServer().listen(0, '127.0.0.1')
await once(probe, 'listening')
const port = (probe.address() as { port: number }).port
probe.close()
const url = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-instant-'))

const drawing = await start('on')
await untilDrawn()
console.log(`demo's pictures: ${processorSeconds(drawing)} s of the processor, with the server's start`)
await stop(drawing)

const server = await start('off')
run('first paint', 'tsx', ['bench/start/run.ts', url, '7'])
run('first paint, slowed down', 'tsx', ['bench/start/run.ts', url, '5', '4'])
run('from a tap to content', 'tsx', ['bench/tap/run.ts', url, '5'])
run('interactions', 'tsx', ['bench/interaction/run.ts', url, '3'])
await stop(server)
rmSync(dataDir, { recursive: true, force: true })
run('pages of visitors', 'tsx', ['bench/render/run.ts'])
run('budgets', 'node', ['lighthouse/bundleBudget.mjs'])
run('Lighthouse', 'node', ['lighthouse/run.mjs'])

function run(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

async function start(jobs: 'on' | 'off'): Promise<ChildProcess> {
  const settings = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: '' }
  const env = { ...process.env, ...settings, DEMO_DATA: 'on', RATE_LIMITS: 'off', JOBS: jobs }
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (child.exitCode === null && !(await fetch(`${url}/readyz`).catch(() => null))?.ok) await wait(200)
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

async function untilDrawn(): Promise<void> {
  const count = () => readdirSync(dataDir, { recursive: true }).length
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
