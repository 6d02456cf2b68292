import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A place for servers: the address and the data folder that they share, one after the other. */
export type Place = { url: string; dataDir: string; remove(): void }

/** Finds a free port on the loopback and makes a data folder. */
export async function findPlace(): Promise<Place> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-instant-'))
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    remove: () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  }
}

/**
 * Runs some work beside the built server with demo data.
 *
 * @param jobs whether it draws the demo's pictures.
 * @throws Error when the server ends before it is ready.
 */
export async function withServer(
  { url, dataDir }: Place,
  jobs: 'on' | 'off',
  work: (server: ChildProcess) => Promise<void>,
): Promise<void> {
  const settings = { PORT: new URL(url).port, HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: '' }
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
