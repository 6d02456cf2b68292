import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { BEACON_PATH } from '#contract/beacon.ts'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

const HERE = '127.0.0.1'
/** Eight are worked on, 64 wait. */
const ALL = 72

/** Takes every turn and every place in the queue of an address or a member. Returns how to give them back. */
function takeTurns(app: FastifyInstance, whose: { ip: string; member: { id: string } | null }) {
  const request = { ...whose, raw: { socket: new Socket() } } as unknown as FastifyRequest
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const works = Array.from({ length: ALL }, () => app.inTurn(request, () => released))
  return async () => {
    release()
    await Promise.all(works)
  }
}

describeOnBothDatabases(
  'where many of one address or member wait already',
  (server) => {
    let url: string | undefined
    const ask = async (path: string, init?: RequestInit) => {
      url ??= await server().app.listen({ host: HERE, port: 0 })
      return fetch(url + path, init)
    }

    const paths = ['/sitemap.xml', '/sitemap/screens.xml', '/rss/lichtspiel-standard', '/cinema_showtimes/st-1.ics']
    it.each([...paths, BEACON_PATH, '/api/movies', '/api/session'])(
      '%s is refused until they are done',
      async (path) => {
        const giveBack = takeTurns(server().app, { ip: HERE, member: null })
        const refused = await ask(path)
        await giveBack()
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
        expect((await ask(path)).status).not.toBe(429)
      },
    )

    it('a search waits behind two others of its address, and not behind more than sixteen', async () => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/api/search?q=amrum')))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(18)
      expect(statuses).toContain(429)
    })

    describe('a command', () => {
      const rate = async () => {
        const { app, clock } = server()
        const member = await server().member()
        const { id } = (await member.get('/api/session')).json()
        const movie = await addMovie(server())
        await member.get('/api/csrf_token')
        const now = clock.now.toISOString()
        const headers = {
          cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': member.cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/json',
          'x-intent-at': now,
          'x-client-now': now,
        }
        const body = JSON.stringify({ rating: { value: 8 } })
        const send = () =>
          ask(`/api/movies/${movie.id}/rating`, {
            method: 'PUT',
            headers: { ...headers, 'idempotency-key': randomUUID() },
            body,
          })
        return { app, id: id as string, send }
      }

      it('is refused where they are of its member, before it is carried out', async () => {
        const { app, id, send } = await rate()
        const giveBack = takeTurns(app, { ip: '192.0.2.1', member: { id } })
        const refused = await send()
        await giveBack()
        expect(refused.status).toBe(429)
        expect((await send()).status).toBe(200)
      })

      it('is refused where they are of its address, before its session is looked for', async () => {
        const { app, send } = await rate()
        const giveBack = takeTurns(app, { ip: HERE, member: null })
        const refused = await send()
        await giveBack()
        expect(refused.status).toBe(429)
        expect((await send()).status).toBe(200)
      })
    })
  },
  // The turns are the process's own.
  { only: 'embedded' },
)
