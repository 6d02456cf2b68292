import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createInProcessFetch } from './inProcessFetch.ts'

it('answers as the visitor whose cookies are given, and as nobody without', async () => {
  const app = Fastify()
  app.get('/api/who', async (request, reply) => {
    reply.header('x-seen', '1')
    return { cookie: request.headers.cookie ?? null }
  })
  const answer = await createInProcessFetch(app, 'session=abc')('/api/who')
  expect(await answer.json()).toEqual({ cookie: 'session=abc' })
  expect(answer.headers.get('x-seen')).toBe('1')
  expect(await (await createInProcessFetch(app, undefined)('/api/who')).json()).toEqual({ cookie: null })
  await app.close()
})
