import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { MarkableType } from '#contract/marks.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { clearMarkAtom, setMarkAtom, visibleMarkAtom } from './marks.ts'
import { mutedAtom } from './muted.ts'

const comment = { type: 'comments' as MarkableType, id: 'c1', name: 'nora_feld' }

/** A page of a device on which Anna is signed in; `shown` follows her digg of a comment. */
function aPage(device = aDevice()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  const digg = visibleMarkAtom('digg', 'comments/c1')
  store.sub(digg, () => {})
  store.sub(mutedAtom, () => {})
  return { store, device, shown: () => store.get(digg) }
}

const aConfirmed = (set: boolean, updatedAt: string) =>
  toConfirmedMark('digg', 'comments', 'c1', { id: 'k1', set, vote: null, card: null, updatedAt })

it('asks a visitor to sign in and stores nothing', async () => {
  const { store, device } = aPage()
  expect(await store.set(setMarkAtom, 'digg', comment)).toBe('signInNeeded')
  expect(await device.rows()).toEqual([])
})

it('shows a mark as pending as soon as it lies on the device, and sends what is meant, never a toggle', async () => {
  const { store, device, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  expect(await store.set(setMarkAtom, 'digg', comment)).toBe('queued')
  await expect.poll(shown).toMatchObject({ set: true, state: 'pending' })
  await store.set(setMarkAtom, 'digg', comment)
  expect(await device.rows()).toMatchObject([{ kind: 'setMark', slot: 'digg/comments/c1' }])
})

it('tells what is confirmed, and since when, beside what waits', async () => {
  const { store, device, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  await putOwn(device.db, anna, [aConfirmed(true, '2026-11-20T10:00:00.000Z')])
  await expect.poll(shown).toMatchObject({ set: true, state: 'saved' })
  await store.set(clearMarkAtom, 'digg', comment)
  const known = [{ set: true, updatedAt: '2026-11-20T10:00:00.000Z' }]
  await expect.poll(shown).toMatchObject({ set: false, state: 'pending', known })
})

it('remembers what was confirmed before as long as it is shown', async () => {
  const { store, device, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  await putOwn(device.db, anna, [aConfirmed(true, '2026-11-20T10:00:00.000Z')])
  await expect.poll(shown).toMatchObject({ set: true })
  await putOwn(device.db, anna, [aConfirmed(false, '2026-11-21T10:00:00.000Z')])
  await expect.poll(() => shown().known.map(({ set }) => set)).toEqual([true, false])
})

it('shows the old state again once the server has refused the new one', async () => {
  const { store, device, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  await store.set(setMarkAtom, 'digg', comment)
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'not_found', status: 404, text: null } })
  await expect.poll(shown).toMatchObject({ set: false, state: 'failed', error: { code: 'not_found' } })
})

it('belongs to its member alone', async () => {
  const { store, shown } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  await store.set(setMarkAtom, 'digg', comment)
  await expect.poll(shown).toMatchObject({ set: true })
  store.set(sessionAtom, aMember({ id: ben, username: 'ben' }))
  await expect.poll(shown).toMatchObject({ set: false, state: 'none' })
})

it('knows whom one has muted, also while it still waits', async () => {
  const { store } = aPage()
  store.set(sessionAtom, aMember({ id: anna }))
  const nora = { type: 'users' as MarkableType, id: 'u-nora', name: 'nora_feld' }
  await store.set(setMarkAtom, 'mute', nora)
  await expect.poll(() => [...store.get(mutedAtom)]).toEqual(['u-nora'])
  await store.set(clearMarkAtom, 'mute', nora)
  await expect.poll(() => [...store.get(mutedAtom)]).toEqual([])
})
