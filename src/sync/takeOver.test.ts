// @vitest-environment node
import { Dexie, type TableSchema } from 'dexie'
import { expect, it } from 'vitest'
import { addItem, makeList } from '../../test/builders/commandSamples.ts'
import { ModelServer } from '../../test/builders/modelServer.ts'
import { MortalProcess } from '../../test/builders/mortalProcess.ts'
import { aDevice, anna, type Device, someUuids } from '../../test/builders/outbox.ts'
import { meanAll } from '../../test/builders/ownThings.ts'
import { aReplayer, rate, stars } from '../../test/builders/replayer.ts'
import { addThing, nameThing } from '../../test/torture/crashWays/namedByServer.ts'
import { toRegistry } from './commands/registry.ts'
import type { OutboxDatabase } from './outbox/database.ts'
import { readHistory } from './outbox/history.ts'

const { POSITIVE_INFINITY } = Number
const toStore = ({ primKey, indexes }: TableSchema) => [primKey, ...indexes].map(({ src }) => src).join(', ')

/** The next version of the app over the same disk: a raised schema, whose upgrade touches every row, and a new kind. */
function tomorrowOf({ db, disk, registry, clock, locks }: Device) {
  const next = new Dexie('outbox', { ...disk, cache: 'disabled' }) as OutboxDatabase
  next.version(1).stores(Object.fromEntries(db.tables.map(({ name, schema }) => [name, toStore(schema)])))
  next
    .version(2)
    .stores({ outbox: `${toStore(db.outbox.schema)}, day`, tomorrow: '++id' })
    .upgrade((tx) => tx.table('outbox').toCollection().modify({ day: 1 }))
  return { db: next, registry: toRegistry([...registry.values(), addThing]), clock, locks, uuid: someUuids(2) }
}

/** Two tabs of today with entries each, and the tab of tomorrow that is to take over. */
async function aScene() {
  const device = aDevice()
  const other = { ...device.open(), uuid: someUuids(1) }
  const server = new ModelServer(device.clock.now, anna)
  server.instead = nameThing
  await meanAll(device, anna, makeList('whole'), addItem('whole', 'm1'))
  await rate(other, anna, 'm2', 3)
  return { device, other, server, tomorrow: tomorrowOf(device) }
}

/** A tab of tomorrow takes over as one of today has come to a step of its pass; a gateway fails them both. */
async function takeOver(at: number): Promise<MortalProcess> {
  const { device, other, server, tomorrow } = await aScene()
  const meant = (await device.rows()).map(({ key }) => key)
  const today = device.open()
  const process = new MortalProcess(POSITIVE_INFINITY)
  let opened: Promise<unknown> = Promise.resolve()
  process.step = (of) => {
    process.steps.push(of)
    if (process.steps.length === at) opened = tomorrow.db.open()
  }
  today.db.use(process.middleware())
  server.faults = [{ status: 502 }, 'dropAnswer']
  const mortal: ModelServer = Object.assign(Object.create(server), { fetch: process.fetch(server.fetch) })
  // Its connection is closed under it: it may fail, as a page that is about to be reloaded.
  await aReplayer(mortal, today, { batchFrom: POSITIVE_INFINITY })
    .pass(anna)
    .catch(() => undefined)
  await opened
  // The one that was not reloaded goes on, beside the new one.
  expect(await rate(other, anna, 'm3', 5)).toEqual({ kind: 'queued' })
  await meanAll(tomorrow, anna, { kind: addThing.kind, args: { id: 'list', parent: null } })
  await rate(tomorrow, anna, 'm2', 9)
  meant.push(...(await tomorrow.db.outbox.toArray()).map(({ key }) => key))
  server.faults = [{ status: 502 }]
  const replays = [other, tomorrow].map((tab, nth) => aReplayer(server, tab, { batchFrom: nth === 0 ? 2 : 4 }))
  for (let round = 0; round < 4; round += 1) {
    device.clock.jump(301_000)
    for (const replay of replays) await replay.pass(anna)
  }
  expect(await tomorrow.db.outbox.toArray()).toEqual([])
  const coalesced = (await readHistory(tomorrow.db)).flatMap((row) => (row.outcome === 'coalesced' ? row.key : []))
  const wanted = new Set(meant.filter((key) => !coalesced.includes(key)))
  expect(server.effects.map(({ key }) => key).sort()).toEqual([...wanted].sort())
  expect(server.network.overlaps).toEqual([])
  expect(server.rating(anna, 'm2')).toEqual(stars(9))
  expect(server.rating(anna, 'm3')).toEqual(stars(5))
  for (const { db } of [device, other, today, tomorrow]) db.close()
  return process
}

it('brings the entries of two tabs over once, wherever a newer version takes over in a pass of theirs', async () => {
  const places = (await takeOver(POSITIVE_INFINITY)).writes()
  expect(places.length).toBeGreaterThan(5)
  for (const at of places) await takeOver(at)
}, 60_000)
