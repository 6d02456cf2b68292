import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { clear, rate } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { modalAtom } from '../../atoms/modal.ts'
import { openOutboxAtom } from '../../atoms/outbox.ts'
import { sessionAtom } from '../../atoms/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import * as texts from '../../texts/outbox.ts'
import { OutboxView } from './OutboxView.tsx'

async function show(device = aDevice()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
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
  await user.click(await screen.findByRole('button', { name: texts.retry }))
  expect(await screen.findByText(texts.states.pending)).toBeVisible()
  expect((await device.rows())[0]?.key).not.toBe(before?.key)
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
  await user.click(screen.getByRole('button', { name: texts.signIn }))
  expect(store.get(modalAtom)).toMatchObject({ type: 'login' })
})

it('says that the server cannot be reached after one has asked to send', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await device.db.outbox.update(1, { lastError: { code: 'unreachable', status: null, text: null } })
  const { user } = await show(device)
  await user.click(await screen.findByRole('button', { name: texts.sendAll }))
  expect(screen.getByText(texts.stillUnreachable)).toBeVisible()
})
