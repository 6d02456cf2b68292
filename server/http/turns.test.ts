import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createTurns } from './turns.ts'

const from = (ip: string, member: { id: string } | null = null, socket = new Socket()) =>
  ({ ip, member, raw: { socket } }) as unknown as FastifyRequest
const aLimit = (env: Record<string, string> = {}) =>
  createTurns({ config: readConfig(env, '/') }, { atOnce: 2, waiting: 1 })

/** Requests whose work ends when the test says so. */
function works() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, ends }
}

it('works on two of an address at a time, on the next when one is done, and refuses what would wait too long', async () => {
  const inTurn = aLimit()
  const { work, ends } = works()
  const three = [1, 2, 3].map(() => inTurn(from('192.0.2.1'), work))
  expect(ends).toHaveLength(2)
  await expect(inTurn(from('192.0.2.1'), work)).rejects.toMatchObject({ status: 429, details: { retryAfter: 1 } })
  const other = inTurn(from('192.0.2.2'), work)
  expect(ends).toHaveLength(3)
  ends[0]?.()
  await three[0]
  expect(ends).toHaveLength(4)
  for (const end of ends) end()
  await Promise.all([...three, other])
})

it('gives the place of work that failed to the next', async () => {
  const inTurn = aLimit()
  const fail = () => Promise.reject(new Error('broken'))
  for (let time = 0; time < 5; time++) await expect(inTurn(from('192.0.2.1'), fail)).rejects.toThrow('broken')
  expect(await inTurn(from('192.0.2.1'), async () => 'done')).toBe('done')
})

it('counts a member for themselves, wherever they are', async () => {
  const inTurn = aLimit()
  const { work, ends } = works()
  const [ada, eva] = [{ id: 'u-ada' }, { id: 'u-eva' }]
  const all = [
    ...['192.0.2.1', '192.0.2.1', '192.0.2.1'].map((ip) => inTurn(from(ip), work)),
    ...['192.0.2.1', '192.0.2.1'].map((ip) => inTurn(from(ip, eva), work)),
    ...['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => inTurn(from(ip, ada), work)),
  ]
  expect(ends).toHaveLength(6)
  await expect(inTurn(from('192.0.2.4', ada), work)).rejects.toMatchObject({ status: 429 })
  while (ends.length > 0) {
    ends.shift()?.()
    await Promise.resolve()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
})

it('leaves out whoever hung up while they waited', async () => {
  const inTurn = aLimit()
  const { work, ends } = works()
  const running = [1, 2].map(() => inTurn(from('192.0.2.1'), work))
  const socket = new Socket()
  const waiting = inTurn(from('192.0.2.1', null, socket), work)
  socket.destroy()
  for (const end of ends) end()
  await expect(waiting).rejects.toMatchObject({ status: 408 })
  await Promise.all(running)
  expect(ends).toHaveLength(2)
})

it('is off where all limits are', async () => {
  const inTurn = aLimit({ RATE_LIMITS: 'off' })
  const { work, ends } = works()
  const all = Array.from({ length: 9 }, () => inTurn(from('192.0.2.1'), work))
  expect(ends).toHaveLength(9)
  for (const end of ends) end()
  await Promise.all(all)
})

it('works on a few of all addresses together, where that is limited, too', async () => {
  const inTurn = createTurns({ config: readConfig({}, '/') }, { atOnce: 2, waiting: 1 }, { atOnce: 3, waiting: 1 })
  const { work, ends } = works()
  const four = [1, 2, 3, 4].map((host) => inTurn(from(`192.0.2.${host}`), work))
  await new Promise(setImmediate)
  expect(ends).toHaveLength(3)
  await expect(inTurn(from('192.0.2.5'), work)).rejects.toMatchObject({ status: 429 })
  ends[0]?.()
  await four[0]
  await expect.poll(() => ends.length).toBe(4)
  for (const end of ends) end()
  await Promise.all(four)
})
