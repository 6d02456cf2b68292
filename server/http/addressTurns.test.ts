import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createAddressTurns } from './addressTurns.ts'
import { readConfig } from './config.ts'

const from = (ip: string) => ({ ip, raw: { socket: new Socket() } }) as unknown as FastifyRequest
const aLimit = (env: Record<string, string> = {}) =>
  createAddressTurns({ config: readConfig(env, '/') }, { atOnce: 2, waiting: 1 })

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

it('is off where all limits are', async () => {
  const inTurn = aLimit({ RATE_LIMITS: 'off' })
  const { work, ends } = works()
  const all = Array.from({ length: 9 }, () => inTurn(from('192.0.2.1'), work))
  expect(ends).toHaveLength(9)
  for (const end of ends) end()
  await Promise.all(all)
})
