import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { MarkableType } from '#contract/marks.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { clear, rate } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { registry } from '../../sync/commands/registry.ts'
import { remember } from '../../sync/outbox/history.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { setMarkAtom } from '../marks/marks.ts'
import { visitAtom, waitingActionsAtom } from './waitingActions.ts'
import { knownKinds } from './waitingActs.ts'

const card = { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null }

function aPage(device = aDevice()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
  const look = () => {
    store.sub(waitingActionsAtom, () => {})
    store.sub(visitAtom, () => {})
  }
  const leaves = async (seq: number, outcome: 'done' | 'discarded') => {
    const entry = await device.db.outbox.get(seq)
    await device.db.transaction('rw', device.db.outbox, device.db.history, async () => {
      await device.db.outbox.delete(seq)
      if (entry) await remember(device.db, [entry], outcome, device.clock.now())
    })
  }
  return { device, store, look, leaves, visit: () => store.get(visitAtom) }
}

it('can say what every kind of command does', () => {
  expect([...knownKinds].sort()).toEqual([...registry.keys()].sort())
})

it('knows the title that an action is about, its own or that of the comment', async () => {
  const { store, look } = aPage()
  const comment = { type: 'comments' as MarkableType, id: 'c1', name: 'nora_feld', about: card }
  await store.set(setMarkAtom, 'digg', comment)
  await store.set(setMarkAtom, 'watch', { type: 'movies', id: 'm1', name: 'Amrum', card })
  look()
  await expect.poll(() => store.get(waitingActionsAtom)?.map(({ face }) => face)).toEqual([card, card])
})

it('counts what of all that waited at first was sent, and shows that by name', async () => {
  const { device, look, leaves, visit } = aPage()
  for (const id of ['m1', 'm2', 'm3']) await rate(device, anna, id, 8)
  look()
  await expect.poll(visit).toMatchObject({ total: 3, sent: 0, actions: [] })
  await leaves(2, 'done')
  const sent = { state: 'sent', act: { kind: 'rate', title: 'Film m2' } }
  await expect.poll(visit).toMatchObject({ total: 3, sent: 1, actions: [sent] })
})

it('leaves out of that what is discarded, and what came later', async () => {
  const { device, look, leaves, visit } = aPage()
  for (const id of ['m1', 'm2']) await rate(device, anna, id, 8)
  look()
  await expect.poll(visit).toMatchObject({ total: 2 })
  await leaves(1, 'discarded')
  await clear(device, anna, 'm9')
  await expect.poll(visit).toMatchObject({ total: 1, sent: 0 })
})

it('shows 500 of a long queue, those that need a decision among them', async () => {
  const { device, store, look } = aPage()
  await rate(device, anna, 'm0', 8)
  const [first] = await device.rows()
  if (!first) throw new Error('nothing was stored')
  const rows = Array.from({ length: 600 }, (_, at) => ({
    ...first,
    seq: at + 2,
    key: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
    slot: `movies/n${at}/rating`,
    ...(at === 599 && { state: 'review' }),
  }))
  await device.db.outbox.bulkAdd(rows as (typeof first)[])
  look()
  await expect.poll(() => store.get(waitingActionsAtom)?.length, { timeout: 8_000 }).toBe(500)
  expect(store.get(waitingActionsAtom)?.at(-1)).toMatchObject({ state: 'review' })
})
