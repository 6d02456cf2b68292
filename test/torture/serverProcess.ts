import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = new URL('../../', import.meta.url).pathname
const MAIN = join(root, 'dist/server/main.js')
const CLOCK = join(root, 'test/torture/movedDate.mjs')
const START_WITHIN_MS = 120_000

/** Whether the server is built. */
export const isBuilt = () => existsSync(MAIN)

export type Pace = { speed: number; origin: number }

/** The built server in a process of its own, with a clock that can be advanced; the process can be killed. */
export class ServerProcess {
  readonly port: number
  kills = 0
  private readonly env: Record<string, string>
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-torture-'))
  private child: ChildProcess | undefined
  private ahead = 0
  private output = ''

  /** @param pace of its clock: `speed` times as fast as real time since `origin`, ms since 1970. */
  constructor(port: number, publicUrl: string, databaseUrl: string | undefined, pace: Pace = { speed: 1, origin: 0 }) {
    if (!isBuilt()) throw new Error('The server is not built: npm run build')
    this.port = port
    this.env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATA_DIR: this.dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO_DATA: 'on',
      RATE_LIMITS: 'off',
      JOBS: 'off',
      LOG_LEVEL: 'error',
      TORTURE_SPEED: String(pace.speed),
      TORTURE_ORIGIN: String(pace.origin),
    }
  }

  get isUp(): boolean {
    return this.child !== undefined
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const env = { ...process.env, ...this.env, TORTURE_AHEAD_MS: String(this.ahead) }
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
    const child = spawn(process.execPath, ['--import', CLOCK, MAIN], { cwd: root, env, stdio: [...stdio] })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-5_000)
      })
    }
    const end = Date.now() + START_WITHIN_MS
    while (!(await isReady(this.port))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`the server did not start:\n${this.output}`)
      await pause(25)
    }
    this.child = child
  }

  /** The output since the last call, at most some thousand characters. */
  takeOutput(): string {
    const { output } = this
    this.output = ''
    return output
  }

  /** SIGKILL, like a power cut. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child) return
    this.child = undefined
    this.kills += 1
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Advances its clock; resolves once it is advanced. A server that is down starts with that clock. */
  async advance(ms: number): Promise<void> {
    this.ahead += ms
    const { child } = this
    if (!child?.connected) return
    const over = new AbortController()
    const { signal } = over
    const told = Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })])
    child.send(this.ahead, () => {
      // The process may have ended by now; its exit reports that.
    })
    await told
    over.abort()
  }

  async dispose(): Promise<void> {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('error', () => resolve(false))
    asked.end()
  })
}
