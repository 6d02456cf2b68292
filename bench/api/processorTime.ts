import { existsSync, readFileSync } from 'node:fs'

/** A clock tick of `/proc`, in ms, on all common systems. */
const TICK_MS = 10

/** Milliseconds of processor time that processes have used so far; null where the system does not tell. */
export function processorTime(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null
  return pids.reduce((sum, pid) => {
    const path = `/proc/${pid}/stat`
    if (!existsSync(path)) return sum
    // Behind the name, which may hold spaces: user and system time are the twelfth and thirteenth.
    const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + TICK_MS * (Number(fields[11]) + Number(fields[12]))
  }, 0)
}
