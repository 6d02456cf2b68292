// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { aSessionDevice } from '../../../test/builders/sessionDevice.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { cookieAtom, settleSignOutAtom } from '../core/callUnsafe.ts'
import { apiAtom } from '../core/context.ts'
import { modalAtom, resumeIntentAtom, signInForAtom } from '../core/modal.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { resourcesAtom } from '../core/resource.ts'
import { sessionAtom } from '../core/session.ts'
import { setFavouriteAtom } from '../favourites/favourites.ts'
import { visitorStorageAtom } from '../favourites/visitorFavourites.ts'
import { setMarkAtom } from '../marks/marks.ts'
import { offlineBundleCacheAtom } from '../offlineBundle/forgetOfflineBundle.ts'
import { clearRatingAtom, rateTitleAtom } from '../ratings/ratings.ts'
import { suggestionsAtom } from '../search/suggestions.ts'
import { clearUpAtom, finishSignOutAtom, readWaitingAtom, signOutAtom } from './logout.ts'
import { wipedDeviceAtom } from './wipedDevice.ts'

const film = { type: 'movies', id: 'm1', title: 'Metropolis' } as const
const stars = { value: 7, top: false, flop: false }
const ready = (data: unknown) =>
  ({
    state: 'ready',
    last: { data, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' },
    fetchingMore: false,
  }) as const

/** Anna's page and device; `replies` are the server's to her sign-outs, in order. */
function aPage(...replies: Reply<unknown>[]) {
  const store = createStore()
  const member = aMember({ id: anna })
  const session = aSessionDevice(store, member)
  const device = aDevice()
  const calls: string[] = []
  const cleared: { favourites: readonly string[]; stays: readonly string[] } = { favourites: ['all'], stays: ['all'] }
  store.set(sessionAtom, member)
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(visitorStorageAtom, aVisitorStorage([aFavouriteCinema('zoo')]))
  store.set(cookieAtom, { read: () => 'XSRF-TOKEN=abc' })
  store.set(wipedDeviceAtom, {
    clearTab: (stays) => {
      cleared.stays = stays
    },
    clearAnswers: async () => {},
  })
  store.set(offlineBundleCacheAtom, {
    keepOnly: async (favourites) => {
      cleared.favourites = favourites
    },
  })
  const call = async ({ method, path }: Call) => {
    calls.push(`${method} ${path}`)
    return replies.shift() ?? { kind: 'unreachable' }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  return { store, session, device, calls, cleared }
}

const confirmed = () => anOkReply({ type: 'AnonymousUser' })

it('signs out at once, without a network too, and tells page, device and tabs', async () => {
  const { store, session } = aPage()
  await store.set(signOutAtom, 'keep')
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(session.stored).toBeUndefined()
  expect(session.events).toEqual([{ type: 'AnonymousUser' }])
  expect(session.marker).not.toBeNull()
})

it.each<[string, Reply<unknown>[]]>([
  ['cannot be reached', [{ kind: 'unreachable' }]],
  ['refuses', [aProblemReply({ status: 503, code: 'unavailable' })]],
])('keeps its note while the server %s, and until it has confirmed', async (_name, replies) => {
  const { store, session, calls } = aPage(...replies, confirmed())
  await store.set(signOutAtom, 'keep')
  await expect.poll(() => calls).toEqual(['DELETE /api/session'])
  expect(session.marker).toEqual({ discards: null })
  await store.set(settleSignOutAtom)
  expect(session.marker).toBeNull()
  expect(await store.set(settleSignOutAtom)).toBeNull()
  expect(calls).toHaveLength(2)
})

it('takes everything personal off page and device, and leaves what is public and the visitor’s own', async () => {
  const { store, device, cleared } = aPage(confirmed())
  await device.db.own.put({ owner: anna, slot: 'movies/m1/rating', state: stars, updatedAt: '2026-11-20T12:00:00Z' })
  store.set(resourcesAtom, {
    '/api/movies/m1/comments': ready({ items: [{ id: 'c1', digged: true, is_flagged: true, flagged_id: 'f' }] }),
    '/api/me': ready({ email: 'anna@example.org' }),
    '/api/search?q=metro': ready([]),
  })
  store.set(suggestionsAtom, { header: { state: 'found', query: 'metro', items: [] } })
  await store.set(signOutAtom, 'keep')
  expect(store.get(resourcesAtom)).toEqual({
    '/api/movies/m1/comments': ready({ items: [{ id: 'c1', digged: false, is_flagged: false, flagged_id: null }] }),
  })
  expect(store.get(suggestionsAtom)).toEqual({ header: { state: 'none' } })
  expect(await device.db.own.count()).toBe(0)
  expect(cleared).toEqual({ favourites: ['c-zoo'], stays: [] })
})

it('names number and kind of what waits, and keeps or discards it', async () => {
  for (const fate of ['keep', 'discard'] as const) {
    const { store, session, device } = aPage(confirmed())
    expect(await store.set(readWaitingAtom)).toBeNull()
    await store.set(rateTitleAtom, film, stars)
    await store.set(rateTitleAtom, { ...film, id: 'm2' }, stars)
    await store.set(clearRatingAtom, { ...film, id: 'm3' })
    await store.set(setFavouriteAtom, aFavouriteCinema('astra'), true)
    await store.set(setMarkAtom, 'digg', { type: 'comments', id: 'c1', name: 'Jonas' })
    const waiting = await store.set(readWaitingAtom)
    expect(waiting).toMatchObject({ total: 5, failed: 0 })
    expect(Object.fromEntries(waiting?.kinds ?? [])).toEqual({ rating: 2, cleared: 1, favourite: 1, digg: 1 })
    await store.set(signOutAtom, fate)
    expect(await device.rows()).toHaveLength(fate === 'keep' ? 5 : 0)
    await expect.poll(() => session.marker).toBeNull()
  }
})

it('counts a command that is still being stored', async () => {
  const { store, device } = aPage()
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let asked = 0
  store.set(openOutboxAtom, {
    // The page's command waits for the database; the question would find it open and empty.
    open: async () => {
      if (asked++ === 0) await opened
      return createOutbox(device)
    },
  })
  const rating = store.set(rateTitleAtom, film, stars)
  await expect.poll(() => asked).toBe(1)
  let isCounted = false
  const waiting = store.set(readWaitingAtom).finally(() => (isCounted = true))
  // Longer than counting takes.
  for (let reads = 0; reads < 10; reads++) await device.rows()
  expect(isCounted).toBe(false)
  open()
  expect(await waiting).toMatchObject({ total: 1 })
  expect(await rating).toBe('queued')
})

it('discards what a killed browser had still to discard', async () => {
  const { store, session, device } = aPage()
  await store.set(rateTitleAtom, film, stars)
  session.marker = { discards: anna }
  await store.set(finishSignOutAtom)
  await store.set(clearUpAtom)
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(await device.rows()).toEqual([])
  expect(session.marker).toEqual({ discards: null })
})

it('still knows what to discard when the server has confirmed first', async () => {
  const { store, session, device, calls } = aPage(confirmed(), confirmed())
  await store.set(rateTitleAtom, film, stars)
  session.marker = { discards: anna }
  await store.set(settleSignOutAtom)
  expect(session.marker).toEqual({ discards: anna })
  await store.set(finishSignOutAtom)
  await store.set(clearUpAtom)
  expect(await device.rows()).toEqual([])
  await store.set(settleSignOutAtom)
  expect(session.marker).toBeNull()
  expect(calls).toHaveLength(2)
})

it('leaves what is of the member who is signed in, in this tab or by the word of another', async () => {
  const { store, session, device, cleared } = aPage()
  await device.db.own.put({ owner: anna, slot: 'movies/m1/rating', state: stars, updatedAt: '2026-11-20T12:00:00Z' })
  await store.set(clearUpAtom)
  store.set(sessionAtom, { type: 'AnonymousUser' })
  expect(session.stored).toMatchObject({ id: anna })
  await store.set(clearUpAtom)
  expect(await device.db.own.count()).toBe(1)
  expect(cleared.stays).toEqual([anna])
})

it('goes on for nobody else with what a member meant whose session had run out', () => {
  const { store } = aPage()
  let ran = 0
  const run = () => {
    ran += 1
  }
  store.set(signInForAtom, 'rate', run)
  store.set(sessionAtom, aMember({ username: 'ben' }))
  store.set(resumeIntentAtom)
  expect(ran).toBe(0)
  store.set(sessionAtom, aMember({ id: anna }))
  store.set(signInForAtom, 'rate', run)
  store.set(resumeIntentAtom)
  expect(ran).toBe(1)
  expect(store.get(modalAtom)).toBeNull()
})
