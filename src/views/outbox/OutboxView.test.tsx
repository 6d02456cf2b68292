import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { clear, rate } from '../../../test/builders/replayer.ts'
import { showOutbox as show } from '../../../test/outboxPage.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import * as texts from '../../texts/outbox.ts'

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

it('says that the server cannot be reached after one has asked to send', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await device.db.outbox.update(1, { lastError: { code: 'unreachable', status: null, text: null } })
  const { user } = await show(device)
  await user.click(await screen.findByRole('button', { name: texts.sendAll }))
  expect(screen.getByText(texts.stillUnreachable)).toBeVisible()
})
