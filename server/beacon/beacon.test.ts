import { expect, it } from 'vitest'
import { BEACON_PATH } from '#contract/beacon.ts'
import { encodeQuery } from '#contract/query.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { beaconCounts } from '../db/schema/beacon.ts'
import { createBeaconService, deleteOldCounts } from './service.ts'

const HOST = 'lichtspiel.example'
const DAY = 86_400_000

type Parts = Partial<Record<'e' | 'd' | 't' | 's' | 'p', string>>
const aBeacon = (overrides: Parts = {}) =>
  BEACON_PATH + encodeQuery({ e: 'Page View', d: HOST, t: '/filme', s: '', p: '{}', ...overrides })

describeOnBothDatabases(
  'the beacon',
  (server) => {
    const counts = () => server().database.db.select().from(beaconCounts)
    const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })
    const nextDay = () => server().clock.advance(DAY)
    /** The counts of the clock's day; every test has a day of its own. */
    const today = async () => {
      const day = server().clock.now.toISOString().slice(0, 10)
      return (await counts()).filter((row) => row.day === day)
    }

    it('answers with a pixel of 43 bytes that nobody keeps, without a cookie', async () => {
      nextDay()
      const answer = await get(aBeacon())
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/gif')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.rawPayload).toHaveLength(43)
      expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
    })

    it('counts by day, event, path and suggestion, and keeps neither what was typed nor who it was', async () => {
      nextDay()
      const p = JSON.stringify({
        target: '/movies/metropolis',
        target_type: 'Movie',
        target_id: 'm-1',
        query: 'metro mit namen',
        position: 2,
        showroom: 'herbst',
      })
      const opened = aBeacon({ e: 'Open Suggestion', s: 'header', p })
      await get(opened, { 'user-agent': 'Spürnase/1.0', cookie: 'session=abc' })
      await get(opened)
      await get(aBeacon({ t: '/serie' }))
      const rows = await today()
      expect(rows.map(({ event, path, count }) => [event, path, count]).sort()).toEqual([
        ['Open Suggestion', '/filme', 2],
        ['Page View', '/serie', 1],
      ])
      expect(rows.find(({ event }) => event === 'Open Suggestion')).toMatchObject({
        subType: 'header',
        targetType: 'Movie',
        targetId: 'm-1',
        position: 2,
        showroom: 'herbst',
        targeting: '',
      })
      expect(JSON.stringify(rows)).not.toMatch(/namen|Spürnase|127\.0\.0\.1|abc/)
    })

    it('does not count what pages of other sites send, and answers them all the same', async () => {
      nextDay()
      expect((await get(aBeacon({ d: 'elsewhere.example' }))).statusCode).toBe(200)
      expect((await get(aBeacon(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200)
      expect(await today()).toEqual([])
    })

    it.each<[string, Parts]>([
      ['an unknown event', { e: 'Nonsense' }],
      ['a path that is none', { t: 'javascript:alert(1)' }],
      ['a path with a query', { t: '/suche?q=geheim' }],
      ['a path that is too long', { t: `/${'x'.repeat(300)}` }],
      ['a host that is too long', { d: 'x'.repeat(101) }],
      ['a sub-type that is too long', { s: 'x'.repeat(81) }],
      ['a payload that is too long', { p: JSON.stringify({ query: 'x'.repeat(1300) }) }],
      ['a payload value that is too long', { p: JSON.stringify({ query: 'x'.repeat(121) }) }],
      ['a payload that is no JSON', { p: '{' }],
      ['a payload that is no object', { p: '[]' }],
      ['a payload with keys nobody knows', { p: '{"email":"a@example.org"}' }],
      ['a position that is none', { p: '{"position":-1}' }],
      ['control characters', { s: 'a\u0000b' }],
    ])('refuses %s and stores nothing', async (_name, parts) => {
      nextDay()
      const answer = await get(aBeacon(parts))
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({ code: 'malformed' })
      expect(await today()).toEqual([])
    })

    it('refuses a request without an event, one event twice, and other methods', async () => {
      expect((await get(BEACON_PATH)).statusCode).toBe(400)
      expect((await get(`${BEACON_PATH}?e[]=Logout&e[]=Logout&d=${HOST}&t=/`)).statusCode).toBe(400)
      expect((await server().app.inject({ method: 'HEAD', url: aBeacon() })).statusCode).toBe(405)
      expect((await server().app.inject({ method: 'POST', url: aBeacon() })).statusCode).toBe(405)
    })

    it('takes no new path once a day has had its fill, and goes on counting what it knows', async () => {
      nextDay()
      const beacon = createBeaconService(server().database.db, HOST, 2)
      const see = (t: string) => beacon.count({ e: 'Page View', d: HOST, t }, server().clock.now)
      for (const path of ['/a', '/b', '/c', '/b']) await see(path)
      expect((await today()).map(({ path, count }) => [path, count]).sort()).toEqual([
        ['/a', 1],
        ['/b', 2],
      ])
      nextDay()
      await see('/c')
      expect(await today()).toMatchObject([{ path: '/c', count: 1 }])
    })

    it('forgets after ninety days', async () => {
      nextDay()
      await get(aBeacon({ t: '/alt' }))
      const now = server().clock.now.getTime()
      await deleteOldCounts(server().database.db, new Date(now + 90 * DAY))
      expect((await counts()).map(({ path }) => path)).toEqual(['/alt'])
      await deleteOldCounts(server().database.db, new Date(now + 91 * DAY))
      expect(await counts()).toEqual([])
    })
  },
  { env: { PUBLIC_URL: `http://${HOST}` } },
)
