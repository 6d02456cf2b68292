import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname

export type StartedServer = {
  port: number
  dataDir: string
  /** Asks it to stop. @returns how the process ended. */
  stop(): Promise<{ code: number | null; log: string }>
  /** Kills it where it still runs, and removes what it kept. */
  dispose(): Promise<void>
}

/**
 * Starts `server/main.ts` in a process of its own, on a port that the system chooses, without the demo world. Whoever
 * starts it, ends it.
 */
export async function startServerProcess(env: Record<string, string>): Promise<StartedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-process-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let log = ''
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server did not start:\n${log}`)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text
        const [, address] = / is at http:\/\/127\.0\.0\.1:(\d+)\//.exec(log) ?? []
        if (address !== undefined) resolve(Number(address))
      })
    }
  })
  return {
    port,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await exited
      return { code: child.exitCode, log }
    },
    async dispose() {
      child.kill('SIGKILL')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
