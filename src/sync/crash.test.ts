// @vitest-environment node
import type { DBCore, DBCoreTable, Middleware } from 'dexie'
import { expect, it } from 'vitest'
import { ModelServer } from '../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../test/builders/outbox.ts'
import { aReplayer, clear, rate, shownRating, stars } from '../../test/builders/replayer.ts'
import type { Fetch } from './api.ts'

/** Counts the steps of a process and ends it at one of them: from there on nothing of it has any effect. */
class Process {
  steps = 0
  readonly #endsAt: number
  constructor(endsAt: number) {
    this.#endsAt = endsAt
  }
  step(): void {
    this.steps += 1
    if (this.steps >= this.#endsAt) throw new DOMException('This process has been killed', 'AbortError')
  }
}

/** Before and after each access to the database, and so before and after each commit. */
function killable(process: Process): Middleware<DBCore> {
  const guard =
    <A, R>(run: (input: A) => Promise<R>) =>
    (input: A): Promise<R> => {
      process.step()
      return run(input).then((result) => {
        process.step()
        return result
      })
    }
  return {
    stack: 'dbcore',
    name: 'killable',
    create: (core) => ({
      ...core,
      transaction: (...args) => {
        process.step()
        return core.transaction(...args)
      },
      table: (name): DBCoreTable => {
        const table = core.table(name)
        return {
          ...table,
          mutate: guard(table.mutate),
          get: guard(table.get),
          getMany: guard(table.getMany),
          query: guard(table.query),
          openCursor: guard(table.openCursor),
          count: guard(table.count),
        }
      },
    }),
  }
}

const killableFetch =
  (process: Process, fetchFn: Fetch): Fetch =>
  async (input, init) => {
    process.step()
    const response = await fetchFn(input, init)
    process.step()
    return response
  }

const isDead = (error: unknown) => error instanceof Error || error instanceof DOMException

/** One life: set or clear, then replay, killed at a step; then another process finishes. Answers the steps taken. */
async function live(act: 'set' | 'clear', endsAt: number): Promise<number> {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  server.rate(anna, 'm1', 2)
  await aReplayer(server, device).refreshOwn(anna)
  device.clock.advance(1_000)

  const process = new Process(endsAt)
  const dying = device.open()
  dying.db.use(killable(process))
  const result = await (act === 'set' ? rate(dying, anna, 'm1', 8) : clear(dying, anna, 'm1'))
  const stored = await device.rows()
  if (result.kind === 'queued') expect(stored).toHaveLength(1)
  const doomed = aReplayer(Object.assign(Object.create(server), { fetch: killableFetch(process, server.fetch) }), {
    ...dying,
    // A process that ends gives its locks back.
    locks: null,
  })
  await doomed.pass(anna).catch((error: unknown) => expect(isDead(error)).toBe(true))
  dying.db.close()

  device.clock.jump(61_000)
  const next = aReplayer(server, device)
  await next.pass(anna)
  await next.refreshOwn(anna)
  const meant = stars(act === 'set' ? 8 : null)
  const wasStored = stored.length === 1
  expect(server.effects).toHaveLength(wasStored ? 1 : 0)
  expect(server.rating(anna, 'm1')).toEqual(wasStored ? meant : stars(2))
  expect(await device.rows()).toEqual([])
  expect(await shownRating(device, anna, 'm1')).toMatchObject({ value: wasStored ? meant : stars(2), state: 'saved' })
  expect(await device.db.history.count()).toBe(wasStored ? 1 : 0)
  device.db.close()
  return process.steps
}

/** The same for a batch: some of the entries are claimed, sent or written down when the process ends. */
async function liveWithBatch(endsAt: number): Promise<number> {
  const films = ['m1', 'm2', 'm3']
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  for (const id of films) await rate(device, anna, id, 8)
  await clear(device, anna, 'm3')
  const process = new Process(endsAt)
  const dying = device.open()
  dying.db.use(killable(process))
  const fetch = killableFetch(process, server.fetch)
  const doomed = aReplayer(Object.assign(Object.create(server), { fetch }), { ...dying, locks: null }, { batchFrom: 2 })
  await doomed.pass(anna).catch((error: unknown) => expect(isDead(error)).toBe(true))
  dying.db.close()

  device.clock.jump(61_000)
  const next = aReplayer(server, device, { batchFrom: 2 })
  await next.pass(anna)
  await next.refreshOwn(anna)
  expect(await device.rows()).toEqual([])
  for (const id of films) {
    expect(await shownRating(device, anna, id)).toMatchObject({ state: 'saved' })
    expect(server.rating(anna, id) ?? stars(null)).toEqual((await shownRating(device, anna, id)).value ?? stars(null))
  }
  expect(new Set(server.effects.map(({ key }) => key)).size).toBe(server.effects.length)
  expect(server.rating(anna, 'm1')).toEqual(stars(8))
  device.db.close()
  return process.steps
}

it('carries each entry of a batch out once wherever the process ends', async () => {
  const steps = await liveWithBatch(Number.POSITIVE_INFINITY)
  expect(steps).toBeGreaterThan(60)
  for (let endsAt = 1; endsAt <= steps; endsAt += 1) await liveWithBatch(endsAt)
}, 60_000)

it.each(['set', 'clear'] as const)(
  'takes effect once and is shown rightly wherever the process ends: %s',
  async (act) => {
    const steps = await live(act, Number.POSITIVE_INFINITY)
    expect(steps).toBeGreaterThan(30)
    for (let endsAt = 1; endsAt <= steps; endsAt += 1) await live(act, endsAt)
  },
  60_000,
)
