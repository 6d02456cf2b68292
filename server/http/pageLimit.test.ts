import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { limitPages } from './pageLimit.ts'
import { decoratePlatform } from './platform.ts'
import { registerPlugins } from './plugins.ts'
import { toFastifyTrust } from './trustProxy.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** A server with two feeds behind a proxy on this machine. @returns asks for one as if from an address. */
async function serve(env: Record<string, string> = {}, cost = 1) {
  const config = readConfig({ TRUST_PROXY: 'loopback', ...env }, '/')
  const app = Fastify({ trustProxy: toFastifyTrust(config.trustProxy) })
  apps.push(app)
  decoratePlatform(app, { config } as typeof app.platform)
  registerErrorHandler(app)
  await registerPlugins(app)
  for (const path of ['/a', '/b']) app.get(path, { onRequest: limitPages }, async () => 'feed')
  app.get('/costly', async (request, reply) =>
    reply.code((await app.countPage(request, cost)) === null ? 200 : 429).send('page'),
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return (path: string, address: string) => fetch(url + path, { headers: { 'x-forwarded-for': address } })
}

it('refuses an address the sixty-first page or feed within ten seconds, and says when to come back', async () => {
  const ask = await serve()
  for (let page = 0; page < 60; page++) expect((await ask(page % 2 ? '/a' : '/b', '192.0.2.1')).status).toBe(200)
  const refused = await ask('/a', '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    detail: 'Da warst du etwas zu schnell für unser System. Probiere es in ein paar Minuten nochmal.',
  })
  expect((await ask('/a', '192.0.2.2')).status).toBe(200)
})

it('counts the network of an IPv6 customer as one', async () => {
  const ask = await serve()
  for (let page = 0; page < 60; page++) await ask('/a', `2001:db8:1:1::${page}`)
  expect((await ask('/a', '2001:db8:1:1::ffff')).status).toBe(429)
  expect((await ask('/a', '2001:db8:1:2::1')).status).toBe(200)
})

it('counts a page that takes longer as several', async () => {
  const ask = await serve({}, 4)
  for (let page = 0; page < 15; page++) expect((await ask('/costly', '192.0.2.1')).status).toBe(200)
  expect((await ask('/costly', '192.0.2.1')).status).toBe(429)
  expect((await ask('/a', '192.0.2.1')).status).toBe(429)
})

it('is off where all limits are', async () => {
  const ask = await serve({ RATE_LIMITS: 'off' })
  const statuses = new Set<number>()
  for (let page = 0; page < 70; page++) statuses.add((await ask('/a', '192.0.2.1')).status)
  expect([...statuses]).toEqual([200])
})
