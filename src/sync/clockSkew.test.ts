import { expect, it } from 'vitest'
import { aClock } from '../../test/builders/outbox.ts'
import type { Fetch } from './api.ts'
import { createSkewMeter } from './clockSkew.ts'
import { SOURCE_HEADER } from './sourceHeader.ts'

const MINUTE_MS = 60_000

/** A device whose clock is a minute behind the server's; `ask` takes so long on its way up, and down. */
function aMeter() {
  const clock = aClock()
  const server = { ahead: MINUTE_MS }
  const way = { up: 0, down: 0, headers: {} as Record<string, string> }
  const fetch = (async () => {
    clock.advance(way.up)
    const headers = { 'x-server-now': new Date(clock.now() + server.ahead).toISOString(), ...way.headers }
    clock.advance(way.down)
    return new Response('{}', { headers })
  }) as Fetch
  const meter = createSkewMeter(fetch, clock)
  const ask = async (up: number, down: number, headers = {}) => {
    Object.assign(way, { up, down, headers })
    await meter.fetch('/api/session')
    return meter.read()
  }
  return { clock, server, meter, ask }
}

it('takes half of the time on the way for the way up', async () => {
  const { ask } = aMeter()
  expect(await ask(300, 300)).toEqual({ ms: MINUTE_MS, within: 300 })
})

it('is wrong by half of the time on the way at most', async () => {
  const { ask } = aMeter()
  expect(await ask(5_000, 0)).toEqual({ ms: MINUTE_MS + 2_500, within: 2_500 })
})

it('keeps the more exact of two measurements', async () => {
  const { ask } = aMeter()
  const exact = await ask(10, 10)
  expect(await ask(5_000, 0)).toEqual(exact)
  expect(await ask(1, 1)).toEqual({ ms: MINUTE_MS, within: 1 })
})

it('follows a clock that was set', async () => {
  const { clock, server, ask } = aMeter()
  await ask(10, 10)
  clock.jump(-90_000)
  server.ahead += 90_000
  expect(await ask(500, 500)).toEqual({ ms: MINUTE_MS + 90_000, within: 500 })
})

it('learns nothing from an answer that was kept on the device, or that does not tell the time', async () => {
  const { ask } = aMeter()
  expect(await ask(1, 1, { [SOURCE_HEADER]: 'device' })).toBeNull()
  expect(await ask(1, 1, { 'x-server-now': '' })).toBeNull()
})

it('begins with what an earlier page has measured, unless it has measured itself', async () => {
  const { meter, ask } = aMeter()
  meter.restore({ ms: 7, within: 3 })
  expect(meter.read()).toEqual({ ms: 7, within: 3 })
  await ask(1, 1)
  meter.restore({ ms: 7, within: 3 })
  expect(meter.read()).toEqual({ ms: MINUTE_MS, within: 1 })
})
