import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process uses the data folder; the message says which and what to do. */
export class DataDirInUse extends Error {}

/**
 * Takes a data folder for this process: the embedded database would let a second one in and be damaged by it. A lock
 * whose process is gone is taken over.
 *
 * @returns gives the folder free again.
 * @throws DataDirInUse naming the process that has it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`.trim()
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid = '', start] = readFileSync(file, 'utf8').split(' ')
    if (isRunning(Number(pid), start)) {
      throw new DataDirInUse(`Process ${pid} already uses ${dataDir}. Stop it, or choose another DATA_DIR.`)
    }
    rmSync(file, { force: true })
  }
  throw new DataDirInUse(`Another process is just taking ${dataDir}.`)
}

/** A number may have passed to another process since; where the system tells, its start must agree. */
function isRunning(pid: number, start: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = startOf(pid)
  return start === undefined || now === undefined || start === now
}

/** When a process began, in the kernel's own count; undefined where there is no `/proc`. */
function startOf(pid: number): string | undefined {
  try {
    // The name, in brackets, may hold spaces: count from its end.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19]
  } catch {
    return undefined
  }
}
