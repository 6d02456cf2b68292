import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { toVersion } from '#contract/ownComments.ts'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { aMember } from '../../../test/builders/session.ts'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { createReplay } from '../../sync/replay.ts'
import * as texts from '../../texts/outbox.ts'
import { OutboxView } from './OutboxView.tsx'

const FIRST = '2026-11-20T08:00:00.000Z'
const other = {
  ...{ id: 'c1', type: 'movies', item: 'm1', parent: null, body: 'Vom Telefon.', spoiler: true, deleted: false },
  ...{ createdAt: FIRST, updatedAt: '2026-11-21T11:30:00.000Z' },
}
const ADDRESS = '/api/comments/c1'
/** The first test of a worker also loads its modules, in ms. */
const patient = { timeout: 15_000 }

/** A server that holds another version, and takes a change of that one alone. */
function aServer(current: { updatedAt: string }) {
  const taken: { version: string | null; body: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = { 'content-type': 'application/json' }
    if (!String(input).endsWith(ADDRESS)) return Response.json({ csrf_token: 't' }, { headers })
    const sent = new Headers(init?.headers)
    if (sent.get('if-match') !== toVersion(current.updatedAt)) {
      const problem = { type: 'about:blank', title: '', status: 412, code: 'version', request_id: '1' }
      return Response.json(problem, { status: 412, headers })
    }
    taken.push({ version: sent.get('if-match'), body: JSON.parse(String(init?.body)) })
    const answer = { applied: true, current: { ...other, updatedAt: '2026-11-21T12:00:00.000Z' } }
    return Response.json(answer, { headers: { ...headers, 'idempotency-key': sent.get('idempotency-key') ?? '' } })
  }
  return { fetch, taken }
}

/** A comment that was changed here and elsewhere, sent once. */
async function show(served: Served = { [ADDRESS]: other }) {
  const device = aDevice()
  const server = aServer(other)
  const args = { id: 'c1', type: 'movies', item: 'm1', parent: null, title: 'Salz', version: FIRST }
  await meanAll(device, anna, { kind: 'editComment', args: { ...args, body: 'Vom Rechner.', spoiler: false } })
  const replay = createReplay({ fetch: server.fetch, locks: device.locks, readCookie: null, random: () => 0.5, device })
  await replay.pass(anna)
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
  store.set(clockAtom, { now: () => new Date(device.clock.now()) })
  store.set(apiAtom, servedApi(served).api)
  render(
    <Provider store={store}>
      <OutboxView />
    </Provider>,
  )
  return { device, server, store, replay, user: userEvent.setup() }
}

it('shows both versions of a comment, and since when the other one stands there', async () => {
  await show()
  expect(await screen.findByText('Vom Telefon.', {}, patient)).toBeVisible()
  expect(screen.getByText('Vom Rechner.')).toBeVisible()
  expect(screen.getByText('geändert heute 12:30, als Spoiler markiert')).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull()
}, 20_000)

it('sends the own version over the other one', async () => {
  const { user, replay, server, device } = await show()
  await user.click(await screen.findByRole('button', { name: texts.sendMine }, patient))
  expect(await screen.findByText(texts.states.pending)).toBeVisible()
  await replay.pass(anna)
  expect(server.taken).toEqual([
    { version: toVersion(other.updatedAt), body: { comment: { body: 'Vom Rechner.', spoiler: false } } },
  ])
  expect(await device.rows()).toEqual([])
})

it('gives the own version up only after asking', async () => {
  const { user, store, device } = await show()
  await screen.findByText('Vom Telefon.', {}, patient)
  await user.click(screen.getByRole('button', { name: texts.keepOther }))
  await answerConfirm(store, false)
  expect(await device.rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: texts.keepOther }))
  await answerConfirm(store, true)
  expect(await screen.findByText(texts.nothing)).toBeVisible()
})

it('shows the own version alone without a network, says why, and asks again when it is wanted', async () => {
  const served: Served = { [ADDRESS]: null }
  const { user } = await show(served)
  expect(await screen.findByText(texts.otherStates.unreachable, {}, patient)).toBeVisible()
  expect(screen.getByText('Vom Rechner.')).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.sendMine })).toBeNull()
  served[ADDRESS] = other
  await user.click(screen.getByRole('button', { name: texts.loadOther }))
  expect(await screen.findByText('Vom Telefon.', {}, patient)).toBeVisible()
})

it('offers nothing to send to where the comment was taken back meanwhile', async () => {
  await show({ [ADDRESS]: { ...other, body: '', deleted: true } })
  expect(await screen.findByText(texts.otherStates.gone, {}, patient)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.sendMine })).toBeNull()
  expect(screen.getByRole('button', { name: texts.discard })).toBeVisible()
  expect(screen.getByRole('button', { name: texts.copy })).toBeVisible()
})
