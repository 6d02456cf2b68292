import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { decoratePlatform } from './platform.ts'
import { registerReadableUrls } from './readableUrl.ts'
import { registerReadLimit } from './readLimit.ts'
import { registerUnknownCalls } from './unknownCalls.ts'

it.each([
  ['GET', '/api/nichts', 404],
  ['POST', '/api/nichts', 404],
  ['POST', '/nichts', 404],
  ['DELETE', '/here', 405],
  ['GET', '/left', 404],
  ['GET', '/nichts%00', 404],
  ['GET', '/api/nichts%00', 400],
])('%s %s counts as a call of its address, and says nothing more beyond the limit', async (method, path, status) => {
  const app = Fastify()
  decoratePlatform(app, { config: readConfig({}, '/') } as typeof app.platform)
  registerErrorHandler(app)
  await registerReadLimit(app, 2)
  registerReadableUrls(app)
  registerUnknownCalls(app)
  app.get('/here', async () => 'here')
  app.get('/left', (_request, reply) => reply.callNotFound())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const statuses: number[] = []
    for (let count = 0; count < 3; count++) statuses.push((await fetch(url + path, { method })).status)
    expect(statuses).toEqual([status, status, 429])
  } finally {
    await app.close()
  }
})
