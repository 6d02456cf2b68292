import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { registerHealth } from './health.ts'
import { decoratePlatform } from './platform.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** A server whose database answers by `query`. @returns asks whether it is ready. */
function serve(query: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['performance'] })
  const app = Fastify()
  apps.push(app)
  const config = readConfig({}, '/')
  decoratePlatform(app, { config, database: { pool: { query } } } as unknown as typeof app.platform)
  registerErrorHandler(app)
  registerHealth(app)
  return async () => (await app.inject('/readyz')).statusCode
}

it('asks the database once for a burst, and again a second later', async () => {
  const query = vi.fn(async () => ({}))
  const ask = serve(query)
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill(200))
  expect(query).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(await ask()).toBe(200)
  expect(query).toHaveBeenCalledTimes(2)
})

it('says within a second that the database has gone, and that it is back', async () => {
  const query = vi.fn<() => Promise<unknown>>()
  const ask = serve(query)
  query.mockRejectedValueOnce(new Error('gone'))
  expect([await ask(), await ask()]).toEqual([503, 503])
  expect(query).toHaveBeenCalledTimes(1)
  query.mockResolvedValue({})
  vi.advanceTimersByTime(1_000)
  expect(await ask()).toBe(200)
})
