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

try {
  await withServer('on', async (server) => {
    await untilDrawn()
    console.log(`demo's pictures: ${processorSeconds(server)} s of the processor, with the server's start`)
  })
  await withServer('off', async () => {
    run('first paint', 'tsx', ['bench/start/run.ts', url, '7'])
    run('first paint, slowed down', 'tsx', ['bench/start/run.ts', url, '5', '4'])
    run('from a tap to content', 'tsx', ['bench/tap/run.ts', url, '5'])
    run('interactions', 'tsx', ['bench/interaction/run.ts', url, '3'])
  })
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
run('pages of visitors', 'tsx', ['bench/render/run.ts'])
run('budgets', 'node', ['lighthouse/bundleBudget.mjs'])
run('Lighthouse', 'node', ['lighthouse/run.mjs'])

function run(name: string, command: string, args: string[]): void {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

async function withServer(jobs: 'on' | 'off', work: (server: ChildProcess) => Promise<void>): Promise<void> {
  const settings = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: '' }
  const env = { ...process.env, ...settings, DEMO_DATA: 'on', RATE_LIMITS: 'off', JOBS: jobs }
  const server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  try {
    while (!hasEnded() && !(await fetch(`${url}/readyz`).catch(() => null))?.ok) await wait(200)
    if (hasEnded()) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}`)
    await work(server)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
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
