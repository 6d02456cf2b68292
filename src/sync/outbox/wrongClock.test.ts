// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aClock, aDevice, anna, type TestClock } from '../../../test/builders/outbox.ts'
import { aReplayer, rate, stars } from '../../../test/builders/replayer.ts'
import { retry } from './manage.ts'

const DAY_MS = 86_400_000
const YEARS_MS = 6 * 365 * DAY_MS

/** A device that has heard of the server, and whose clock is then set; `days` pass without it for both. */
async function aScene(input: { batchFrom?: number } = {}) {
  const clock: TestClock = aClock()
  let set = 0
  const device = aDevice({ clock })
  const server = new ModelServer(() => clock.now() - set, anna)
  const replay = aReplayer(server, device, input)
  await replay.refreshOwn(anna)
  const setClock = (ms: number) => {
    set += ms
    clock.jump(ms)
  }
  return { device, server, replay, setClock, days: (count: number) => clock.jump(count * DAY_MS) }
}

it('sends what was tried while the clock ran years behind, once it is right again', async () => {
  const { device, server, replay, setClock } = await aScene()
  setClock(-YEARS_MS)
  await rate(device, anna, 'm1', 8)
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  setClock(YEARS_MS)
  expect(await replay.pass(anna, { hurry: true })).toMatchObject({ settled: 1 })
  expect(await device.rows()).toEqual([])
  expect(server.effects).toHaveLength(1)
})

it('counts what was meant while the clock ran years behind as meant after what the device had heard', async () => {
  for (const batchFrom of [1, Number.POSITIVE_INFINITY]) {
    const { device, server, replay, setClock, days } = await aScene({ batchFrom })
    // Another device rates, and this one hears of it; later it means something else, by a clock that is wrong.
    server.rate(anna, 'm1', 3)
    days(1)
    await replay.refreshOwn(anna)
    setClock(-YEARS_MS)
    await rate(device, anna, 'm1', 8)
    setClock(YEARS_MS)
    await replay.pass(anna, { hurry: true })
    expect(server.rating(anna, 'm1')).toEqual(stars(8))
  }
})

it('lets what another device meant later stay, however the own clock was set', async () => {
  const { device, server, replay, setClock, days } = await aScene()
  setClock(-YEARS_MS)
  await rate(device, anna, 'm1', 8)
  days(1)
  server.rate(anna, 'm1', 3)
  setClock(YEARS_MS)
  await replay.pass(anna, { hurry: true })
  expect(server.rating(anna, 'm1')).toEqual(stars(3))
  expect(await device.rows()).toEqual([])
})

it('counts what is sent again by hand as meant after what the device had heard by then', async () => {
  const { device, server, replay, setClock, days } = await aScene()
  await rate(device, anna, 'm1', 8)
  server.faults = [{ status: 460, code: 'account_too_new' }]
  await replay.pass(anna)
  days(1)
  server.rate(anna, 'm1', 3)
  await replay.refreshOwn(anna)
  setClock(-YEARS_MS)
  await retry(device, anna, 1)
  setClock(YEARS_MS)
  await replay.pass(anna, { hurry: true })
  expect(server.rating(anna, 'm1')).toEqual(stars(8))
})

it('asks nobody about what was tried before the clock ran years ahead', async () => {
  const { device, server, replay, setClock } = await aScene()
  await rate(device, anna, 'm1', 8)
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  setClock(YEARS_MS)
  await replay.pass(anna, { hurry: true })
  expect(await device.rows()).toMatchObject([{ state: 'pending' }])
  // The server says how late it is.
  await replay.refreshOwn(anna)
  expect(await replay.pass(anna, { hurry: true })).toMatchObject({ settled: 1 })
  expect(server.rating(anna, 'm1')).toEqual(stars(8))
  expect(server.effects).toHaveLength(1)
})

it('asks about what was tried more than 60 days ago by the server’s clock, however the own one was set', async () => {
  for (const ms of [0, YEARS_MS]) {
    const { device, server, replay, setClock, days } = await aScene()
    await rate(device, anna, 'm1', 8)
    server.faults = ['dropAnswer']
    await replay.pass(anna)
    days(61)
    setClock(ms)
    await replay.pass(anna)
    expect(await device.rows()).toMatchObject([{ state: 'pending' }])
    await replay.refreshOwn(anna)
    await replay.pass(anna)
    expect(await device.rows()).toMatchObject([{ state: 'review', lastError: { code: 'unknownOutcome' } }])
  }
})

it('sends nothing again that was tried more than 60 days before the server was last heard, by whatever clock', async () => {
  const { device, server, replay, setClock, days } = await aScene()
  await rate(device, anna, 'm1', 8)
  server.faults = ['dropRequest']
  await replay.pass(anna)
  days(61)
  await replay.refreshOwn(anna)
  setClock(-YEARS_MS)
  await replay.pass(anna, { hurry: true })
  expect(server.effects).toHaveLength(0)
  setClock(YEARS_MS)
  await replay.pass(anna, { hurry: true })
  expect(await device.rows()).toMatchObject([{ state: 'review', lastError: { code: 'unknownOutcome' } }])
})
