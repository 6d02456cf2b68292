import type { UserId } from '#contract/ids.ts'
import { type Clock, systemClock } from '../../src/sync/clock.ts'
import type { Intent } from '../../src/sync/commands/registry.ts'
import { enqueue } from '../../src/sync/outbox/enqueue.ts'
import { readHistory } from '../../src/sync/outbox/history.ts'
import { deviceDeps } from '../../src/sync/outbox/openOutbox.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import { createReplay } from '../../src/sync/replay.ts'

/** The real outbox in a real page, without the app around it: acts come from outside, faster than clicks. */

const pace = new URLSearchParams(location.search)
const [speed, origin] = [Number(pace.get('speed')), Number(pace.get('origin'))]
let set = Number(pace.get('set'))
/** The clock of the server, with the same speed; it may be set. */
const clock: Clock = {
  now: () => Math.floor(origin + (Date.now() - origin) * speed) + set,
  setTimer: (ms, run) => systemClock.setTimer(ms / speed, run),
}
const device = { ...deviceDeps(), clock }
const input = {
  fetch: fetch.bind(globalThis),
  locks: navigator.locks,
  readCookie: () => document.cookie,
  device,
} as const
const replay = createReplay(input)

const torture = {
  jump: (ms: number) => {
    set += ms
  },
  /** Answers the key once the intent is stored durably. */
  async mean(owner: UserId, intent: Intent): Promise<string | null> {
    let key = ''
    const uuid = () => {
      key = crypto.randomUUID()
      return key
    }
    const stored = await enqueue({ ...device, uuid }, owner, intent)
    return stored.kind === 'queued' ? key : null
  },
  /** The same for many, one after the other. */
  async meanAll(owner: UserId, intents: readonly Intent[]): Promise<(string | null)[]> {
    const keys: (string | null)[] = []
    for (const intent of intents) keys.push(await torture.mean(owner, intent))
    return keys
  },
  /**
   * The same; also reports on the console that each is stored, by its place: so the process that kills the page knows
   * it.
   */
  async meanTelling(owner: UserId, intents: readonly Intent[]): Promise<void> {
    for (const [place, intent] of intents.entries()) {
      const key = await torture.mean(owner, intent)
      if (key !== null) console.log(`stored ${place} ${key}`)
    }
  },
  pass: (owner: UserId) => replay.pass(owner, { hurry: true }),
  waiting: async (owner: UserId) => (await readSummary(device.db, owner)).waiting,
  /** The ends of entries in the history after the row `after`, in order. */
  async past(after: number): Promise<{ id: number; ends: [key: string, end: string][] }[]> {
    const rows = await device.db.history.where('id').above(after).toArray()
    return rows.map(({ id, outcome, entries }) => ({ id: id ?? 0, ends: entries.map(({ key }) => [key, outcome]) }))
  },
  /** The state of each key that is still in the outbox. */
  async states(): Promise<[key: string, state: string][]> {
    return (await device.db.outbox.toArray()).map(({ key, state }) => [key, state])
  },
  /** The end or state of each key that the device still knows. */
  async ends(): Promise<[string, string][]> {
    const history = await readHistory(device.db)
    return [...history.map(({ key, outcome }): [string, string] => [key, outcome]), ...(await torture.states())]
  },
}
export type Torture = typeof torture
Object.assign(globalThis, { torture })
