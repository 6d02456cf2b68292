import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerVary } from './vary.ts'

it.each([
  ['text/html; charset=utf-8', 'cookie', 'cookie, accept-encoding'],
  ['application/rss+xml', undefined, 'accept-encoding'],
  ['application/problem+json', undefined, 'accept-encoding'],
  ['image/svg+xml', 'Accept', 'Accept, accept-encoding'],
  ['text/css', 'Accept-Encoding', 'Accept-Encoding'],
  ['image/avif', 'Accept', 'Accept'],
  ['text/event-stream', undefined, undefined],
])('%s that varies by %s varies by %s', async (type, before, after) => {
  const app = Fastify()
  registerVary(app)
  app.get('/', (_request, reply) => {
    if (before !== undefined) reply.header('vary', before)
    return reply.type(type).send('x')
  })
  expect((await app.inject('/')).headers.vary).toBe(after)
})
