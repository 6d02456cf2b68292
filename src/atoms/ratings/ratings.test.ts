import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { RatableType } from '#contract/ratings.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, film, stars } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { openOutboxAtom, outboxSummaryAtom, replayWishesAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { clearRatingAtom, rateTitleAtom, visibleRatingAtom } from './ratings.ts'

/** A page of a device; `shown` follows film m1 as a mounted screen does. */
function aPage(device = aDevice()) {
  const store = createStore()
  let opened = 0
  store.set(openOutboxAtom, {
    open: async () => {
      opened += 1
      return createOutbox(device)
    },
  })
  const rating = visibleRatingAtom('movies' as RatableType, 'm1')
  store.sub(rating, () => {})
  store.sub(outboxSummaryAtom, () => {})
  const server = new ModelServer(device.clock.now, anna)
  return { store, device, server, shown: () => store.get(rating), opened: () => opened }
}

it('asks a visitor to sign in, stores nothing and opens no database', async () => {
  const { store, device, opened } = aPage()
  expect(await store.set(rateTitleAtom, film('m1'), stars(8))).toBe('signInNeeded')
  expect(opened()).toBe(0)
  expect(await device.rows()).toEqual([])
})

it('keeps the rating visible as pending until the receipt, then as saved', async () => {
  const { store, device, server, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  expect(await store.set(rateTitleAtom, film('m1'), stars(8))).toBe('queued')
  await expect.poll(shown).toMatchObject({ value: 8, state: 'pending' })
  await expect.poll(() => store.get(outboxSummaryAtom)).toMatchObject({ waiting: 1, failed: 0 })
  expect(store.get(replayWishesAtom)).toMatchObject({ count: 1 })
  await aReplayer(server, device.open()).pass(anna)
  await expect.poll(shown).toMatchObject({ value: 8, state: 'saved' })
  await expect.poll(() => store.get(outboxSummaryAtom)).toMatchObject({ waiting: 0 })
})

it('shows the old rating again, with the reason, once the server refuses the new one', async () => {
  const { store, device, server, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  const replay = aReplayer(server, device)
  await store.set(rateTitleAtom, film('m1'), stars(3))
  await replay.pass(anna)
  await store.set(rateTitleAtom, film('m1'), stars(9))
  server.faults = [{ status: 460, detail: 'Zu neu.' }]
  await replay.pass(anna)
  await expect.poll(shown).toMatchObject({ value: 3, state: 'failed', error: { text: 'Zu neu.' } })
})

it('shows nothing of a rating that was taken back', async () => {
  const { store, device, server, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  await store.set(rateTitleAtom, film('m1'), stars(3))
  await aReplayer(server, device).pass(anna)
  await store.set(clearRatingAtom, film('m1'))
  await expect.poll(shown).toMatchObject({ value: null, state: 'pending' })
  await aReplayer(server, device).pass(anna)
  await expect.poll(shown).toMatchObject({ value: null, state: 'none' })
})

it("never shows one member's rating to another one on the same device", async () => {
  const { store, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  await store.set(rateTitleAtom, film('m1'), stars(8))
  await expect.poll(shown).toMatchObject({ value: 8 })
  store.set(sessionAtom, aMember({ id: ben, username: 'ben' }))
  await expect
    .poll(() => [shown(), store.get(outboxSummaryAtom)])
    .toMatchObject([{ value: null, state: 'none' }, { waiting: 0 }])
})

it('says when the device could not store it', async () => {
  const { store } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  store.set(openOutboxAtom, {
    open: async () => {
      throw new DOMException('No IndexedDB in private mode', 'InvalidStateError')
    },
  })
  expect(await store.set(rateTitleAtom, film('m1'), stars(8))).toBe('storageFailed')
})
