import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll, onList } from '../../../test/builders/ownThings.ts'
import { clear, rate } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { LEASE_MS } from '../../sync/outbox/claim.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import * as texts from '../../texts/outbox.ts'
import { damaged } from '../../texts/waitingActs.ts'
import { OutboxView } from './OutboxView.tsx'

async function show(device = aDevice()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
  store.set(clockAtom, { now: () => new Date(device.clock.now()) })
  render(
    <Provider store={store}>
      <OutboxView />
    </Provider>,
  )
  return { device, store, user: userEvent.setup() }
}

it('says that nothing waits', async () => {
  await show()
  expect(await screen.findByText(texts.nothing)).toBeVisible()
})

it('names what waits and in which state, those that need a decision first', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await clear(device, anna, 'm2')
  await device.db.outbox.update(2, { state: 'failed', lastError: { code: 'not_found', status: 404, text: null } })
  await show(device)
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Wertung für „Film m2“ entfernen')
  expect(rows[0]).toHaveTextContent('fehlgeschlagenDas gibt es nicht mehr.')
  expect(rows[1]).toHaveTextContent('Wertung 8,5 für „Film m1“')
  expect(rows[1]).toHaveTextContent('wartet')
})

it('tells a new account at what hour its words go by themselves', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  const lastError = { code: 'account_too_new', status: 460, text: null }
  await device.db.outbox.update(1, { nextAt: device.clock.now() + 5 * 3_600_000, lastError })
  await show(device)
  const [row] = await screen.findAllByRole('listitem')
  expect(row).toHaveTextContent('Danke für deine Geduld! Es wird heute 18:00 Uhr von selbst gesendet.')
  expect(row).toHaveTextContent('wartet')
})

it('offers to send nothing that the server refuses until an hour, and says so above it', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  const lastError = { code: 'account_too_new', status: 460, text: null }
  await device.db.outbox.update(1, { nextAt: device.clock.now() + 5 * 3_600_000, lastError })
  const { store } = await show(device)
  expect(await screen.findByText(texts.allFrom('heute 18:00'))).toBeVisible()
  expect(screen.getByRole('button', { name: texts.discard })).toBeVisible()
  const sends = () => screen.queryAllByRole('button', { name: /senden/ }).map(({ textContent }) => textContent)
  expect(sends()).toEqual([])
  act(() => store.set(reachableAtom, { kind: 'unreachable' }))
  expect(screen.getByText(texts.allFromOffline('heute 18:00'))).toBeVisible()
  await rate(device, anna, 'm2', 7)
  expect(await screen.findByText(texts.allStored)).toBeVisible()
  expect(sends()).toEqual([texts.sendNow, texts.sendAll])
  act(() => store.set(reachableAtom, { kind: 'reached' }))
  expect(screen.getByText(texts.allOnline)).toBeVisible()
})

it('discards only after asking', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  const { user, store } = await show(device)
  await user.click(await screen.findByRole('button', { name: texts.discard }))
  await answerConfirm(store, false)
  expect(await device.rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: texts.discard }))
  await answerConfirm(store, true)
  expect(await screen.findByText(texts.nothing)).toBeVisible()
  expect(await device.rows()).toHaveLength(0)
})

it('gives a refused action a new key when it is sent again', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  const [before] = await device.rows()
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'invalid', status: 422, text: null } })
  const { user } = await show(device)
  expect(await screen.findByText(texts.allDecided)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: texts.retry }))
  expect(await screen.findByText(texts.states.pending)).toBeVisible()
  expect(screen.getByText(texts.allOnline)).toBeVisible()
  expect((await device.rows())[0]?.key).not.toBe(before?.key)
})

it('sends again only what was sent before', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await show(device)
  expect(await screen.findByRole('button', { name: texts.sendNow })).toBeVisible()
  await device.db.outbox.update(1, { firstSentAt: device.clock.now(), attempts: 1 })
  expect(await screen.findByRole('button', { name: texts.retry })).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.sendNow })).toBeNull()
})

it('does not call it sending again what was tried without a network', async () => {
  const device = aDevice()
  for (const id of ['m1', 'm2', 'm3']) await rate(device, anna, id, 8.5)
  const tried = { firstSentAt: device.clock.now(), attempts: 1 }
  const lastError = { code: 'unreachable', status: null, text: null }
  await device.db.outbox.bulkUpdate([1, 2].map((key) => ({ key, changes: { ...tried, lastError } })))
  const { user, store } = await show(device)
  expect(await screen.findAllByRole('button', { name: texts.sendNow })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull()
  const [discard] = screen.getAllByRole('button', { name: texts.discard })
  if (discard) await user.click(discard)
  await expect.poll(() => store.get(modalAtom)).toMatchObject({ text: expect.stringContaining('Vielleicht') })
})

it('offers to send all only where something can be sent', async () => {
  const device = aDevice()
  for (const id of ['m1', 'm2', 'm3', 'm4']) await rate(device, anna, id, 8.5)
  await device.db.outbox.bulkUpdate(
    (['failed', 'blocked', 'review'] as const).map((state, at) => ({ key: at + 1, changes: { state } })),
  )
  await show(device)
  expect(await screen.findByRole('button', { name: texts.sendAll })).toBeVisible()
  await device.db.outbox.delete(4)
  await expect.poll(() => screen.queryByRole('button', { name: texts.sendAll })).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

it('names what falls with what is discarded', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await clear(device, anna, 'm2')
  const [first] = await device.rows()
  await device.db.outbox.update(2, { deps: [first?.key ?? ''] })
  const { user, store } = await show(device)
  const [button] = await screen.findAllByRole('button', { name: texts.discard })
  if (button) await user.click(button)
  await expect.poll(() => store.get(modalAtom)?.type).toBe('confirm')
  const question = store.get(modalAtom)
  expect(question).toMatchObject({ text: expect.stringContaining('Wertung für „Film m2“ entfernen') })
})

it('says once for all why nothing is sent, and offers to sign in', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await device.db.meta.put({ k: `parked:${anna}`, value: { reason: 'signIn', at: 0 } })
  const { user, store } = await show(device)
  expect(await screen.findByText(texts.parked.signIn)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.sendAll })).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.signIn }))
  expect(store.get(modalAtom)).toMatchObject({ type: 'login' })
})

it('says that the server asked for a pause, also to whoever sends all at once', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await device.db.outbox.update(1, {
    lastError: { code: 'too_many_requests', status: 429, text: null },
    ...{ attempts: 1, firstSentAt: device.clock.now() },
  })
  const { user } = await show(device)
  expect(await screen.findByText(texts.heldUp.tooFast)).toBeVisible()
  expect(screen.queryByText(texts.allOnline)).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.sendAll }))
  expect(screen.getByText(texts.stillHeldUp)).toBeVisible()
})

it('copies what somebody typed, and offers that nowhere else', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await meanAll(device, anna, onList.create(), onList.change({ private: true }), onList.add('m1', 'Am Kanal.'))
  await meanAll(device, anna, onList.take('m2'))
  const { user, store } = await show(device)
  const copies = await screen.findAllByRole('button', { name: texts.copy })
  expect(copies).toHaveLength(2)
  const [list, item] = copies
  if (list) await user.click(list)
  expect(await navigator.clipboard.readText()).toBe('Regennächte')
  expect(store.get(toastAtom)).toMatchObject({ kind: 'success', message: texts.copied })
  if (item) await user.click(item)
  expect(await navigator.clipboard.readText()).toBe('Am Kanal.')
})

it('shows the text selected where the browser does not copy', async () => {
  const device = aDevice()
  await meanAll(device, anna, onList.create())
  const { user, store } = await show(device)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: texts.copy }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>(texts.yourText)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Regennächte')
  expect(store.get(toastAtom)).toMatchObject({ kind: 'info', message: texts.copyByHand })
})

it('says of what was left on its way that it is asked about, and lets go of it when the lease is over', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  const now = device.clock.now()
  const sent = {
    state: 'sending',
    lease: { id: 'gone', until: now + LEASE_MS - 20_000 },
    firstSentAt: now - 20_000,
  } as const
  await device.db.outbox.update(1, sent)
  const { user, store } = await show(device)
  expect(await screen.findByText(texts.slow)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.discard })).toBeNull()
  device.clock.advance(LEASE_MS)
  await device.db.outbox.update(1, { attempts: 1 })
  await user.click(await screen.findByRole('button', { name: texts.discard }))
  await expect.poll(() => store.get(modalAtom)).toMatchObject({ text: expect.stringContaining('Vielleicht') })
  await answerConfirm(store, true)
  expect(await screen.findByText(texts.nothing)).toBeVisible()
})

it('shows what is damaged: its owner’s with the words to copy, nobody’s without any', async () => {
  const device = aDevice()
  const args = { ...{ id: 'c1', type: 'movies', item: 'm1', parent: null, title: 'Salz' }, body: 'Vom Rechner.' }
  await device.db.outbox.add({ owner: anna, kind: 'createComment', args } as never)
  await device.db.outbox.add({ owner: anna, kind: 'later', args: { body: 'Vom Telefon.' } } as never)
  await device.db.outbox.add({ owner: 17, kind: 'createComment', args: { body: 'Von jemand anderem.' } } as never)
  const { user, store } = await show(device)
  await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(3)
  expect(screen.getByText(texts.someDamaged)).toBeVisible()
  expect(screen.getByText('Kommentar zu „Salz“')).toBeVisible()
  expect(screen.getAllByText(damaged)).toHaveLength(2)
  expect(screen.getByText(/Niemand weiß mehr/)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull()
  const copies = screen.getAllByRole('button', { name: texts.copy })
  expect(copies).toHaveLength(2)
  const copied: string[] = []
  for (const copy of copies) {
    await user.click(copy)
    copied.push(await navigator.clipboard.readText())
  }
  expect(copied.sort()).toEqual(['Vom Rechner.', 'Vom Telefon.'])
  for (let left = 2; left >= 0; left -= 1) {
    const [discard] = screen.getAllByRole('button', { name: texts.discard })
    if (discard) await user.click(discard)
    await answerConfirm(store, true)
    await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(left)
  }
  expect(await device.db.meta.where('k').startsWith('damaged').count()).toBe(0)
})

it('says that the server cannot be reached after one has asked to send', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await device.db.outbox.update(1, { lastError: { code: 'unreachable', status: null, text: null } })
  const { user } = await show(device)
  await user.click(await screen.findByRole('button', { name: texts.sendAll }))
  expect(screen.getByText(texts.stillUnreachable)).toBeVisible()
})
