import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { captchaCall } from '#contract/captcha.ts'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import type { Session } from '#contract/session.ts'
import { aMember } from '../../../test/builders/session.ts'
import { citiesRef } from '../place/refs.ts'
import { type excluded, forgetPersonalAtom, isKept, restoreKeptAtom, writeKeptAtom } from './keptState.ts'
import { toResourceKey } from './reference.ts'
import { type Loaded, pickResource, type Resource, resourcesAtom } from './resource.ts'
import { sessionAtom } from './session.ts'
import { toRef } from './toRef.ts'

const KEY = toResourceKey(citiesRef)
const ENOUGH = 100_000

const cities = (name: string) => ({ items: [{ slug: 'berlin', name, lat: 52.5, lon: 13.4, cinemas: 4 }] })
const aLoaded = (overrides: Partial<Loaded<unknown>> = {}): Loaded<unknown> => ({
  data: cities('Berlin'),
  fetchedAt: '2026-11-21T12:00:00.000Z',
  source: 'network',
  ...overrides,
})
const ready = (last: Loaded<unknown>): Resource<unknown> => ({ state: 'ready', last, fetchingMore: false })

function aStore(resources: Readonly<Record<string, Resource<unknown>>> = {}, session?: Session) {
  const store = createStore()
  store.set(resourcesAtom, resources)
  if (session) store.set(sessionAtom, session)
  return store
}
/** The state that a tab with these resources would keep, restored in another tab. */
async function reload(from: ReturnType<typeof createStore>, into = aStore()) {
  await into.set(restoreKeptAtom, from.set(writeKeptAtom, ENOUGH), async () => {})
  return into.get(resourcesAtom)
}

it('brings back what was there', async () => {
  const before = { [KEY]: ready(aLoaded()) }
  expect(await reload(aStore(before))).toEqual(before)
})

it.each(
  Object.entries({
    comments: ['/api/movies/m-1/comments', '/api/comments/c-1/replies'],
    diggs: ['/api/comments/c-1/digg', '/api/trivia/t-1/diggs'],
    cinemaCurrent: ['/api/cinema/movies?city=berlin&date=2026-11-21', '/api/cinemas/bundle?ids[]=c-astra'],
    advertising: ['/api/placements/p-1', '/api/ads'],
    votes: ['/api/trivia/t-1/vote'],
    flags: ['/api/trivia/t-1/flag', '/api/comments/c-1/flags'],
    search: ['/api/search?q=metro'],
    session: ['/api/session', '/api/csrf_token', '/api/captcha?form=signup'],
  } satisfies Record<keyof typeof excluded, string[]>),
)('keeps nothing of %s', (_name, urls) => {
  expect(urls.map(isKept)).toEqual(urls.map(() => false))
})

it.each([
  '/api/cinema/starts',
  '/api/cinema/upcoming',
  '/api/cinema/cities',
  '/api/cinema_showtimes/s-1',
  '/api/movies/metropolis',
  '/api/movies/metropolis/showtimes?date=2026-11-21',
  '/api/movies/metropolis/trivia?category=cast',
  '/api/movies/metropolis/consumptions',
  '/api/movies?order=best',
  '/api/series/dark',
  '/api/people/bruno-ganz',
  '/api/cinemas/delphi/showtimes',
  '/api/footer',
])('keeps %s', (url) => {
  expect(isKept(url)).toBe(true)
})

it('keeps nothing that no call of ours answers', () => {
  expect(['/api/gibt-es-nicht', '/api/movies/m/n/o', 'https://elsewhere.example/api/footer'].map(isKept)).toEqual([
    false,
    false,
    false,
  ])
})

const older = aLoaded({ data: cities('Alt'), fetchedAt: '2026-11-21T11:00:00.000Z' })
const newer = aLoaded({ data: cities('Neu'), fetchedAt: '2026-11-21T13:00:00.000Z' })
const unreachable = { reason: 'unreachable' } as const

it.each<[string, Loaded<unknown>, Resource<unknown>, Resource<unknown>]>([
  ['leaves what is newer', older, ready(newer), ready(newer)],
  ['replaces what is older', newer, ready(older), ready(newer)],
  ['leaves what is as old', aLoaded({ data: cities('Doppelt') }), ready(aLoaded()), ready(aLoaded())],
  [
    'shows the kept answer while a new one is fetched',
    older,
    { state: 'fetching', last: null },
    { state: 'fetching', last: older },
  ],
  [
    'shows the kept answer where there is no network',
    older,
    { state: 'failed', failure: unreachable, last: null },
    { state: 'failed', failure: unreachable, last: older },
  ],
  [
    'brings nothing back that is gone',
    older,
    { state: 'failed', failure: { reason: 'notFound' }, last: null },
    { state: 'failed', failure: { reason: 'notFound' }, last: null },
  ],
])('%s', async (_name, kept, there, expected) => {
  expect(await reload(aStore({ [KEY]: ready(kept) }), aStore({ [KEY]: there }))).toEqual({ [KEY]: expected })
})

it('drops the oldest when there is too little room', () => {
  const resources = {
    '/api/cinema/cities': ready(older),
    '/api/cinema/starts': ready(newer),
    '/api/cinema/upcoming': ready(aLoaded()),
  }
  const whole = aStore(resources).set(writeKeptAtom, ENOUGH)
  const part = aStore(resources).set(writeKeptAtom, whole.length - 1)
  expect(part).toContain('/api/cinema/starts')
  expect(part).toContain('/api/cinema/upcoming')
  expect(part).not.toContain('/api/cinema/cities')
  expect(() => JSON.parse(part)).not.toThrow()
})

it.each([
  ['what is no state', 'nonsense'],
  ['the state of another version', '{"version":0,"owner":null,"entries":[]}'],
  [
    'an answer that its call would not give today',
    JSON.stringify({ version: 1, owner: null, entries: [[KEY, aLoaded({ data: { items: [{ slug: 3 }] } })]] }),
  ],
])('restores nothing of %s', async (_name, text) => {
  const store = aStore()
  await store.set(restoreKeptAtom, text, async () => {})
  expect(pickResource(store.get(resourcesAtom), citiesRef)).toEqual({ state: 'idle' })
})

const OWN = toResourceKey(toRef(favouriteCinemasCall))
const own = ready(aLoaded({ data: { items: [] } }))
const mixed = { [KEY]: ready(aLoaded()), [OWN]: own }
const kinofan = aMember({ username: 'kinofan' })

it('brings back to a member what is their own', async () => {
  expect(await reload(aStore(mixed, kinofan), aStore({}, kinofan))).toEqual(mixed)
})

it.each([
  ['somebody else', aMember({ username: 'andere' })],
  ['a visitor', { type: 'AnonymousUser' } as const],
])('gives %s what is public, and nothing that was a member’s', async (_name, session) => {
  const restored = await reload(aStore(mixed, kinofan), aStore({}, session))
  expect(Object.keys(restored)).toEqual([KEY])
})

it('takes what is personal out of the page and leaves the rest', () => {
  const store = aStore(mixed)
  store.set(forgetPersonalAtom)
  expect(Object.keys(store.get(resourcesAtom))).toEqual([KEY])
})

it('never keeps a captcha, which is personal', () => {
  expect(captchaCall.audience).toBe('personal')
  expect(isKept(toResourceKey(toRef(captchaCall, { query: { form: 'signup' } } as never)))).toBe(false)
})
