import type { DBCore, Middleware } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import type { Entry } from '../../src/sync/outbox/entry.ts'
import type { Past } from '../../src/sync/outbox/history.ts'
import { ModelServer } from '../builders/modelServer.ts'
import { aDevice, anna, ben } from '../builders/outbox.ts'
import { aReplayer } from '../builders/replayer.ts'

/** Two tabs and a worker of one device, two users, each with a list and a comment, one server. */
export function aWorld() {
  const device = aDevice()
  const jumps = { ms: 0 }
  // The device's clock may be set; the server's clock only advances.
  const server = new ModelServer(() => device.clock.now() - jumps.ms, anna, device.clock.setTimer)
  for (const who of [anna, ben]) {
    server.lists.give(who, `l-${who}`)
    server.comments.give(who, `c1-${who}`)
  }
  const tabs = [device, device.open(), device.open()]
  /** The dependencies of each stored entry, by key. */
  const deps = new Map<string, readonly string[]>()
  /** The device name of each entry, by key: for the server, a member who left and came back is another device. */
  const devices = new Map<string, string>()
  for (const { db } of tabs) db.use(witness(deps, devices))
  // One with defaults, one that sends nearly all in batches, one that batches even a single entry.
  const replays = tabs.map((one, index) => aReplayer(server, one, { batchFrom: [4, 2, 1][index] ?? 4 }))
  /** Every intent's key in the order of the intents. */
  const intents = new Map<string, { owner: UserId; lane: string }>()
  /** Acts of other devices with their places among the intents; the empty key stands for the state before the first. */
  const elsewhere = new Map([['', -1]])
  /** Keys that were refused, with the new keys in their place. */
  const retried = new Map<string, string>()
  const frozen: Promise<unknown>[] = []
  /** The history of members who have left the device. */
  const past: Past[] = []
  /**
   * Keys of damaged rows, with the owner that they still name (null for none), and whether they still name their key.
   */
  const damaged = new Map<string, { owner: UserId | null; isNamed: boolean }>()
  return {
    device,
    server,
    tabs,
    replays,
    intents,
    elsewhere,
    deps,
    devices,
    retried,
    frozen,
    past,
    damaged,
    jumps,
    jumped: false,
  }
}
export type World = ReturnType<typeof aWorld>

function witness(deps: Map<string, readonly string[]>, devices: Map<string, string>): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'witness',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        if (name !== 'outbox') return table
        return {
          ...table,
          mutate: (request) => {
            if (request.type === 'add') for (const { key, deps: of } of request.values as Entry[]) deps.set(key, of)
            const written = request.type === 'add' || request.type === 'put' ? (request.values as Entry[]) : []
            for (const { key, intentOrder } of written) if (intentOrder) devices.set(key, intentOrder.device)
            return table.mutate(request)
          },
        }
      },
    }),
  }
}
