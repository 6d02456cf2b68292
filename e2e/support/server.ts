import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = new URL('../../', import.meta.url).pathname
const START_WITHIN_MS = 120_000

/** A port of the loopback on which no process listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('the probe has no port')
  return address.port
}

type ServerOptions = {
  /** The port that browsers use, when a proxy stands before the server. */
  publicPort?: number
  databaseUrl?: string | undefined
  /** Whether the server draws its images: some hundred of them take time from the journeys. */
  draws?: boolean
  /** Further environment variables of the operator. */
  env?: Record<string, string>
}

/** The real production server in a process of its own, on one port for its whole life. */
export class RealServer {
  readonly port: number
  readonly url: string
  private readonly env: Record<string, string>
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-e2e-'))
  private process: ChildProcess | undefined
  private output = ''

  constructor(port: number, options: ServerOptions = {}) {
    this.port = port
    this.url = `http://127.0.0.1:${options.publicPort ?? port}`
    this.env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: this.url,
      DATA_DIR: this.dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      DEMO_DATA: 'on',
      // All journeys come from one address.
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      JOBS: options.draws ? 'on' : 'quick',
      ...options.env,
    }
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.process = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-20_000)
      })
    }
    const end = Date.now() + START_WITHIN_MS
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`the server did not start:\n${this.output}`)
      await pause(100)
    }
  }

  /** Asks it to stop and waits until the port is closed. */
  stop = () => this.end('SIGTERM')

  /** Kills it between two instructions, like a power cut. */
  kill = () => this.end('SIGKILL')

  /** Stops it and removes its data. */
  async dispose(): Promise<void> {
    await this.kill()
    // A drawing process of a killed server may continue to write for a while: the rest is left to the temporary folder.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }).catch(() => {})
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process
    this.process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok
    } catch {
      return false
    }
  }
}
