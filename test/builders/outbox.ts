import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../../src/sync/clock.ts'
import { type Registry, registry } from '../../src/sync/commands/registry.ts'
import { createDatabase, type OutboxDatabase } from '../../src/sync/outbox/database.ts'
import type { EnqueueDeps } from '../../src/sync/outbox/enqueue.ts'
import type { Entry } from '../../src/sync/outbox/entry.ts'
import type { Locks } from '../../src/sync/replay/lock.ts'

export const anna = 'u-anna' as UserId
export const ben = 'u-ben' as UserId

export type TestClock = Clock & {
  /** Lets time pass: timers that fall due run in order. */
  advance(ms: number): void
  /** Sets the clock without any time passing, as a user or the network does. */
  jump(ms: number): void
}

/** A clock that stands still until it is told otherwise. */
export function aClock(start = Date.parse('2026-11-21T12:00:00Z')): TestClock {
  let wall = start
  let passed = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => wall,
    setTimer: (ms, run) => {
      const timer = { at: passed + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance: (ms) => {
      const end = passed + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((other) => other !== next)
        wall += next.at - passed
        passed = next.at
        next.run()
      }
      wall += end - passed
      passed = end
    },
    jump: (ms) => {
      wall += ms
    },
  }
}

/** Web Locks in memory, shared by the tabs of a test. A lock ends with the work that it was asked for. */
export function someLocks(): Locks {
  const held = new Map<string, { steal: () => void }>()
  const queues = new Map<string, (() => void)[]>()
  const take = <T>(name: string, run: (lock: unknown) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const mine = { steal: () => reject(new DOMException('Stolen', 'AbortError')) }
      held.set(name, mine)
      run({ name })
        .then(resolve, reject)
        .finally(() => {
          if (held.get(name) !== mine) return
          held.delete(name)
          queues.get(name)?.shift()?.()
        })
    })
  return {
    async request(name, { ifAvailable, steal }, run) {
      if (held.has(name) && ifAvailable) return run(null)
      while (held.has(name) && !steal) {
        await new Promise<void>((resolve) => queues.set(name, [...(queues.get(name) ?? []), resolve]))
      }
      held.get(name)?.steal()
      return take(name, run)
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  }
}

/** UUIDs in order, so that a failing run reads the same each time. */
export function someUuids(prefix = 0): () => string {
  let count = 0
  return () => {
    count += 1
    return `00000000-0000-4000-8${String(prefix).padStart(3, '0')}-${count.toString(16).padStart(12, '0')}`
  }
}

export type Device = EnqueueDeps & {
  clock: TestClock
  locks: Locks
  /** Another tab or worker of this device: its own connection to the same database. */
  open(): EnqueueDeps & { clock: TestClock; locks: Locks }
  rows(): Promise<Entry[]>
  /** For a connection of another kind. */
  disk: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }
}

/**
 * A device with an empty outbox. Each one has a disk of its own. `atEnd` takes what closes its connections; without
 * it they are closed as the test ends.
 */
export function aDevice(
  overrides: { registry?: Registry; clock?: TestClock; atEnd?: (close: () => void) => void } = {},
): Device {
  const atEnd = overrides.atEnd ?? onTestFinished
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange }
  const clock = overrides.clock ?? aClock()
  const locks = someLocks()
  const uuid = someUuids()
  const open = () => ({ db: connect(disk, atEnd), registry: overrides.registry ?? registry, clock, locks, uuid })
  const first = open()
  return { ...first, open, disk, rows: () => first.db.outbox.toArray() }
}

function connect(disk: Device['disk'], atEnd: (close: () => void) => void): OutboxDatabase {
  const db = createDatabase('outbox', disk)
  // All devices of a worker have a database of this name: whoever still watches one reads again after each later write.
  atEnd(() => db.close())
  return db
}
