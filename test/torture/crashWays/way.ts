import type { AnyIntent } from '../../../src/sync/commands/command.ts'
import { toRateIntent } from '../../../src/sync/commands/rateTitle.ts'
import type { Registry } from '../../../src/sync/commands/registry.ts'
import type { EnqueueDeps } from '../../../src/sync/outbox/enqueue.ts'
import type { Replay } from '../../../src/sync/replay.ts'
import type { ModelServer } from '../../builders/modelServer.ts'
import type { Fault } from '../../builders/modelServerNetwork.ts'
import type { Carried } from '../../builders/modelServerState.ts'
import { anna, type ben, type TestClock } from '../../builders/outbox.ts'
import { film, stars } from '../../builders/replayer.ts'

/** A process, its server, and the clock of both; `first` is the number of the queue's first entry. */
export type Life = { tab: EnqueueDeps; replay: Replay; server: ModelServer; clock: TestClock; first: number }

/** A course of a queue other than success. */
export type Way = {
  /** The waiting entries at its beginning. */
  queue: readonly AnyIntent[]
  /** The commands that the server has carried out before. */
  before?: readonly AnyIntent[]
  /** The number of entries from which on they are sent in batches; by default each is sent alone. */
  batchFrom?: number
  /** The acts of the server and of a living process since then. */
  arrange?: (life: Life) => unknown
  /** The acts of the process, at each of whose steps it ends. */
  act: (life: Life) => Promise<unknown>
  /**
   * The possible ends of the entries once another process has continued: one of these; the last one if no process
   * ended.
   */
  ends: readonly (readonly string[])[]
  /** Further checks at that time. */
  check?: (server: ModelServer) => void
  /** The registry with commands that only this way has. */
  registry?: Registry
}

/** Ways by their names. */
export type Ways = Readonly<Record<string, Way>>

export const rate1 = toRateIntent(film('m1'), stars(8))
export const rate2 = toRateIntent(film('m2'), stars(3))
export const bothDone = [['done rateTitle', 'done rateTitle']]

export const pass = ({ replay }: Life) => replay.pass(anna)

/** Refuses for good the commands with this text in their path. */
export const refusing =
  (part: string, refusal: Omit<Extract<Carried, { kind: 'refused' }>, 'kind'>) =>
  ({ server }: Life) => {
    server.instead = ({ path }) => (path.join('/').includes(part) ? { kind: 'refused', ...refusal } : null)
  }

/** A pass with these faults, a wait, and another pass. */
export const through = (ms: number, ...faults: Fault[]): Pick<Way, 'queue' | 'act' | 'ends'> => ({
  queue: [rate1],
  act: async (life) => {
    life.server.faults = [...faults]
    await pass(life)
    life.clock.advance(ms)
    await pass(life)
  },
  ends: [['done rateTitle']],
})

/** Signed in as another member, or as a visitor, and back again. */
export const signedInAs = (cookie: typeof ben | null): Pick<Way, 'queue' | 'act' | 'ends'> => ({
  queue: [rate1, rate2],
  act: async (life) => {
    life.server.cookie = cookie
    await pass(life)
    life.server.cookie = anna
    await pass(life)
  },
  ends: bothDone,
})
