import { expect, it } from 'vitest'
import { BEACON_LIMITS, BeaconPayload, BeaconQuery } from '#contract/beacon.ts'
import { decodeQuery } from '#contract/query.ts'
import { createBeacon, toBeaconUrl } from './beacon.ts'

const page = { host: 'lichtspiel.example', pathname: '/filme', search: '' }

/** A clock whose only timer is run by hand. */
function aClock() {
  const timers: { ms: number; run: () => void }[] = []
  const cancelled: number[] = []
  return {
    timers,
    cancelled,
    now: () => 0,
    setTimer: (ms: number, run: () => void) => {
      timers.push({ ms, run })
      return () => void cancelled.push(ms)
    },
  }
}

const read = (url: string) => {
  const { p, ...query } = BeaconQuery.parse(decodeQuery(url.slice(url.indexOf('?'))))
  return { ...query, p: BeaconPayload.parse(JSON.parse(p)) }
}

it('tells event, host, path, sub-type and payload', () => {
  const payload = { target: '/movies/m', target_type: 'Movie', target_id: 'm-1', query: 'Käse & Brot', position: 3 }
  const url = toBeaconUrl({ event: 'Open Suggestion', subType: 'header', payload }, page)
  expect(url.startsWith('/t.gif?e=Open%20Suggestion&d=lichtspiel.example&t=%2Ffilme&s=header&p=')).toBe(true)
  expect(read(url)).toEqual({ e: 'Open Suggestion', d: page.host, t: '/filme', s: 'header', p: payload })
})

it('reads showroom and targeting from the address of the page, and nothing else of it', () => {
  const url = toBeaconUrl({ event: 'Page View' }, { ...page, search: '?q=geheim&showroom=herbst&targeting=a%2Fb' })
  expect(read(url).p).toEqual({ showroom: 'herbst', targeting: 'a/b' })
  expect(url).not.toContain('geheim')
})

it('cuts what the server would refuse for its length', () => {
  const long = 'ü'.repeat(2000)
  const message = {
    event: 'Video Error',
    subType: long,
    payload: { target: long, target_id: long, query: long },
  } as const
  const url = toBeaconUrl(message, { ...page, pathname: `/${long}`, search: `?showroom=${long}&targeting=${long}` })
  const { t, s, p } = read(url)
  expect([t.length, s.length, p.query?.length]).toEqual([
    BEACON_LIMITS.path,
    BEACON_LIMITS.subType,
    BEACON_LIMITS.value,
  ])
})

it.each(['passwort', 'aktivieren', 'email'])('keeps what a mailed link to /%s carries to itself', (name) => {
  const url = toBeaconUrl({ event: 'Page View' }, { ...page, pathname: `/${name}/geheim-1` })
  expect(read(url).t).toBe(`/${name}/`)
  expect(url).not.toContain('geheim')
})

it('asks once, without cookies and past every cache, and is done with the answer', async () => {
  const clock = aClock()
  const asked: [string, RequestInit | undefined][] = []
  const send = createBeacon(
    async (url, init) => {
      asked.push([String(url), init])
      return new Response()
    },
    clock,
    () => page,
  )
  await send({ event: 'Logout' })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.[1]).toMatchObject({ keepalive: true, cache: 'no-store', credentials: 'omit' })
  expect(clock.cancelled).toEqual([300])
})

it('is done when it fails', async () => {
  const send = createBeacon(
    () => Promise.reject(new TypeError('offline')),
    aClock(),
    () => page,
  )
  await expect(send({ event: 'Logout' })).resolves.toBeUndefined()
})

it('is done after 300 ms without an answer', async () => {
  const clock = aClock()
  const send = createBeacon(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
    clock,
    () => page,
  )
  let isDone = false
  const sending = send({ event: 'Logout' }).then(() => {
    isDone = true
  })
  await Promise.resolve()
  expect(isDone).toBe(false)
  expect(clock.timers.map(({ ms }) => ms)).toEqual([300])
  clock.timers[0]?.run()
  await sending
  expect(isDone).toBe(true)
})
