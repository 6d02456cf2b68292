import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { FaultServer } from './faultServer.ts'

const [alice, bob] = ['u-alice', 'u-bob'] as [UserId, UserId]
const rated = (value: number) => ({ rating: { value, top: false, flop: false } })
const effect = { user: alice, film: 'm-1', value: 7, applied: true }

describe('the server of the faults', () => {
  let server: FaultServer

  beforeEach(async () => {
    server = new FaultServer(new Map())
    await server.start()
    server.sessions.set('a', alice).set('b', bob)
  })
  afterEach(() => server.stop())

  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { cookie: 'session=a', 'x-xsrf-token': server.model.token, ...headers },
      body: JSON.stringify(body),
    })
  const rate = (headers: Record<string, string> = {}) => send('PUT', '/api/movies/m-1/rating', rated(7), headers)

  it('carries a request out each time that it comes without a key, and once with one', async () => {
    await rate()
    await rate()
    expect(server.effects).toEqual([effect, effect])
    await rate({ 'idempotency-key': 'one' })
    await rate({ 'idempotency-key': 'one' })
    expect(server.effects).toHaveLength(3)
  })

  it('takes whoever is signed in where nobody is expected, and nobody else where somebody is', async () => {
    await rate({ cookie: 'session=b' })
    expect(server.effects).toEqual([{ ...effect, user: bob }])
    expect((await rate({ cookie: 'session=b', 'x-expected-user': alice })).status).toBe(403)
    expect((await rate({ cookie: 'session=nobody' })).status).toBe(401)
    expect(server.effects).toHaveLength(1)
  })

  it('refuses one command of a batch for as long as it is told to', async () => {
    const commands = ['m-1', 'm-2'].map((film) => ({
      method: 'PUT',
      path: `/api/movies/${film}/rating`,
      key: `of ${film}`,
      body: rated(7),
    }))
    const statuses = async () => {
      const { receipts } = await (await send('POST', '/api/batch', { commands }, { 'x-expected-user': alice })).json()
      return receipts.map(({ status }: { status: number }) => status)
    }
    server.harm = { refuses: (film) => (film === 'm-1' ? { status: 500 } : null) }
    expect(await statuses()).toEqual([500, 200])
    server.harm = {}
    expect(await statuses()).toEqual([200, 200])
    expect(server.effects.map(({ film }) => film)).toEqual(['m-2', 'm-1'])
  })

  it('ends a connection before or after the effect', async () => {
    server.harm = { arrives: () => 'drop' }
    await expect(rate()).rejects.toThrow()
    expect(server.effects).toEqual([])
    server.harm = { leaves: () => 'drop' }
    await expect(rate()).rejects.toThrow()
    expect(server.effects).toEqual([effect])
  })
})
