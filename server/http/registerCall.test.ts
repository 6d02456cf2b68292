import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { decodeQuery } from '#contract/query.ts'
import type { CallHandler, CallOptions } from './callHandler.ts'
import { readConfig } from './config.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { decoratePlatform } from './platform.ts'
import { registerPlugins } from './plugins.ts'
import { registerCall } from './registerCall.ts'
import { validatorCompiler } from './validatorCompiler.ts'

const filmsCall = defineCall({
  method: 'GET',
  path: '/api/films',
  summary: 'Films',
  audience: 'public',
  query: z.object({ genre: z.optional(z.array(z.string())), page: z.optional(z.coerce.number()) }),
  answer: z.object({ films: z.array(z.string()) }),
})

const apps: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** A server of one public call, without a database: a public call must not need one. */
async function serve(handler: CallHandler<typeof filmsCall>, options?: CallOptions, env = {}, callsAMinute = 3) {
  const app = Fastify({ routerOptions: { querystringParser: decodeQuery } })
  apps.push(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const config = readConfig(env, '/')
  decoratePlatform(app, { config, clock: () => new Date(0) } as typeof app.platform)
  registerErrorHandler(app)
  await registerPlugins(app, callsAMinute)
  registerCall(app, filmsCall, handler, options)
  return app
}

it('answers everybody alike: no session is read, a CDN may keep it, a second question costs nothing', async () => {
  const app = await serve(async ({ member }) => ({ films: [String(member)] }))
  const first = await app.inject({ url: '/api/films', headers: { cookie: 'session=abc' } })
  expect(first.json()).toEqual({ films: ['null'] })
  expect(first.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300')
  expect(first.headers['set-cookie']).toBeUndefined()
  const etag = String(first.headers.etag)
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
    const again = await app.inject({ url: '/api/films', headers: { 'if-none-match': known } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  }
  expect((await app.inject({ url: '/api/films', headers: { 'if-none-match': 'W/"old"' } })).statusCode).toBe(200)
})

it('takes the caching that the call asks for', async () => {
  const app = await serve(async () => ({ films: [] }), { cacheControl: 'public, max-age=3600' })
  expect((await app.inject('/api/films')).headers['cache-control']).toBe('public, max-age=3600')
})

it('reads queries as the specification writes them', async () => {
  const app = await serve(async ({ query }) => ({ films: [...(query.genre ?? []), String(query.page)] }))
  const answer = await app.inject('/api/films?genre[]=Drama&genre[]=Kom%C3%B6die&page=2')
  expect(answer.json()).toEqual({ films: ['Drama', 'Komödie', '2'] })
  expect((await app.inject('/api/films?page=zwei')).json()).toMatchObject({ status: 400, code: 'malformed' })
  expect((await app.inject('/api/films?genre=Drama')).statusCode).toBe(400)
})

it('leaves out what the contract does not know', async () => {
  const app = await serve(async () => ({ films: [], passwordHash: 'secret' }))
  expect((await app.inject('/api/films')).body).toBe('{"films":[]}')
})

it('answers 500 without a word about the cause, and nobody keeps it', async () => {
  const app = await serve(async () => {
    throw new Error('password of the database: geheim')
  })
  const answer = await app.inject('/api/films')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
  expect(answer.body).not.toContain('geheim')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers.etag).toBeUndefined()
})

it('takes an answer that breaks the contract for a bug', async () => {
  const app = await serve(async () => ({ films: [7 as unknown as string] }))
  expect((await app.inject('/api/films')).statusCode).toBe(500)
})

it('compresses what is worth it', async () => {
  const app = await serve(async () => ({ films: Array.from({ length: 300 }, () => 'Der Himmel über Berlin') }))
  const answer = await app.inject({ url: '/api/films', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload.length).toBeLessThan(300)
})

it.each(['br', 'gzip', 'identity', undefined])('says that the answer depends on the encoding: %s', async (encoding) => {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
  for (const films of [[], Array.from({ length: 300 }, () => 'Der Himmel über Berlin')]) {
    const app = await serve(async () => ({ films }))
    expect((await app.inject({ url: '/api/films', headers })).headers.vary).toBe('accept-encoding')
  }
})

it('asks for https only where the site has it', async () => {
  const plain = await (await serve(async () => ({ films: [] }))).inject('/api/films')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  const secure = await serve(async () => ({ films: [] }), {}, { PUBLIC_URL: 'https://lichtspiel.example' })
  expect((await secure.inject('/api/films')).headers['strict-transport-security']).toBe('max-age=31536000')
})

it('limits calls over the network by address, the first page’s own calls not', async () => {
  const app = await serve(async () => ({ films: [] }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/films`
  const answers = []
  for (let call = 0; call < 4; call++) answers.push(await fetch(url))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
  expect(await answers.at(-1)?.json()).toMatchObject({ code: 'too_many_requests' })
  for (let call = 0; call < 4; call++) expect((await app.inject('/api/films')).statusCode).toBe(200)
})

it('works on eight calls of an address at a time, refuses those that 64 wait before, and leaves out who hung up', async () => {
  const ends: (() => void)[] = []
  let works = 0
  const handler = async () => {
    works++
    await new Promise<void>((resolve) => ends.push(resolve))
    return { films: [] }
  }
  const app = await serve(handler, {}, {}, 1000)
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/films`
  const gone = new AbortController()
  const burst = Array.from({ length: 80 }, () => fetch(url, { signal: gone.signal }).then(({ status }) => status))
  const refused: number[] = []
  for (const each of burst) void each.then((status) => refused.push(status)).catch(() => {})
  await expect.poll(() => refused).toEqual(Array(8).fill(429))
  expect(works).toBe(8)
  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  gone.abort()
  // Of the refused ones the connections may be kept.
  await expect.poll(connections).toBeLessThanOrEqual(8)
  const next = fetch(url)
  for (const end of ends.splice(0)) end()
  await expect.poll(() => ends.length).toBe(1)
  expect(works).toBe(9)
  ends[0]?.()
  expect((await next).status).toBe(200)
})
