// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aVisitorStorage } from '../../../test/builders/favourites.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aReplayer } from '../../../test/builders/replayer.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { aSessionDevice } from '../../../test/builders/sessionDevice.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { cookieAtom } from '../../atoms/core/callUnsafe.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { closeModalAtom, modalAtom } from '../../atoms/core/modal.ts'
import { openOutboxAtom, replayWishesAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { visitorStorageAtom } from '../../atoms/favourites/visitorFavourites.ts'
import { rateTitleAtom } from '../../atoms/ratings/ratings.ts'
import type { Api } from '../../sync/api.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { changeMember, leave } from './pageSession.ts'

/** Anna's page with a server that confirms sign-outs; a wish to replay sends what waits. */
function aPage() {
  const store = createStore()
  const member = aMember({ id: anna })
  const session = aSessionDevice(store, member)
  const device = aDevice()
  const replayer = aReplayer(new ModelServer(device.clock.now, anna), device)
  store.set(sessionAtom, member)
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(visitorStorageAtom, aVisitorStorage())
  store.set(cookieAtom, { read: () => 'XSRF-TOKEN=abc' })
  store.set(apiAtom, { call: (async () => anOkReply({ type: 'AnonymousUser' })) as unknown as Api })
  const send = () => store.sub(replayWishesAtom, () => void replayer.pass(anna))
  const rate = () =>
    store.set(rateTitleAtom, { type: 'movies', id: 'm1', title: 'M' }, { value: 7, top: false, flop: false })
  return { store, session, device, send, rate }
}

it('asks nothing where nothing waits, and says that it is done', async () => {
  const { store } = aPage()
  await leave(store)
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(store.get(toastAtom)).toMatchObject({ message: 'Du hast dich erfolgreich ausgeloggt.' })
})

it('asks nothing where what waits arrives in a moment', async () => {
  const { store, device, send, rate } = aPage()
  await rate()
  send()
  await leave(store)
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(await device.rows()).toEqual([])
})

it('asks at once where no server can be reached, and leaves everything as it is for whoever thinks better of it', async () => {
  const { store, session, device, rate } = aPage()
  await rate()
  goOffline(store)
  const leaving = leave(store)
  await expect.poll(() => store.get(modalAtom)?.type).toBe('confirm')
  store.set(closeModalAtom)
  await leaving
  expect(store.get(sessionAtom)).toMatchObject({ id: anna })
  expect(session.marker).toBeNull()
  expect(await device.rows()).toHaveLength(1)
})

it('makes a visitor of a page that was rendered before the server knew of the sign-out, and runs its loaders again', async () => {
  const { store, session } = aPage()
  session.marker = { discards: null }
  let reloads = 0
  const router = {
    invalidate: async () => {
      reloads += 1
    },
  }
  await changeMember(store, router, 'signedOut')
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(session.told).toEqual([{ type: 'AnonymousUser' }])
  // Nobody signed out on this page.
  expect(session.events).toEqual([])
  await expect.poll(() => session.marker).toBeNull()
  expect(reloads).toBe(1)
})

it('says that a session has ended elsewhere', async () => {
  const { store } = aPage()
  store.set(sessionAtom, { type: 'AnonymousUser' })
  await changeMember(store, { invalidate: async () => {} }, 'ended')
  expect(store.get(toastAtom)).toMatchObject({ message: 'Deine Sitzung ist abgelaufen.', link: { href: '/anmelden' } })
})
