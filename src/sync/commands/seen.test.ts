// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aCard, aMarkedThing, meanAll } from '../../../test/builders/ownThings.ts'
import { aReplayer, clear, film, rate, stars } from '../../../test/builders/replayer.ts'
import { openDirect } from '../direct/openDirect.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import { putOwn } from '../outbox/own.ts'
import { toClearMarkIntent, toSetMarkIntent } from './mark.ts'
import { toRateIntent } from './rateTitle.ts'

const SEEN = 'watched/movies/m1'
const mark = aMarkedThing({ mark: 'watched', type: 'movies', id: 'm1', name: 'Film m1' })

/** A device, its server, and what its screens show of the mark "seen" of a film. */
function aPage() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const outbox = createOutbox(device)
  return {
    device,
    server,
    replay: aReplayer(server, device),
    shown: async () => (await outbox.readSlots(anna, SEEN)).get(SEEN),
    isSeen: async () => ((await outbox.readSlots(anna, SEEN)).get(SEEN)?.value as { set: boolean } | null)?.set,
    all: async () => [...(await outbox.readSlots(anna, 'watched/')).keys()],
    confirm: (slot: string, state: unknown) =>
      putOwn(device.db, anna, [{ slot, state, updatedAt: '2026-11-20T12:00:00.000Z' }]),
  }
}

const unset = { set: false, vote: null, card: null }

it('shows a title that is rated without a network as seen, with its face, and as waiting', async () => {
  const { device, shown, all } = aPage()
  await meanAll(device, anna, toRateIntent({ ...film('m1'), card: aCard() }, stars(8)))
  expect(await shown()).toMatchObject({ state: 'pending', value: { set: true, card: { title: 'Salz' } } })
  expect(await all()).toEqual([SEEN])
  expect(await createOutbox(device).readSlots(ben, 'watched/')).toEqual(new Map())
  expect(await device.rows()).toHaveLength(1)
})

it('has it confirmed by the receipt of the rating, however often that is sent', async () => {
  const { device, server, replay, shown } = aPage()
  await rate(device, anna, 'm1', 8)
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  device.clock.advance(60_000)
  await replay.pass(anna)
  expect(await device.rows()).toEqual([])
  expect(await shown()).toMatchObject({ state: 'saved', value: { set: true } })
  expect(server.state.get('mark', anna, 'watched movies m1')?.mark).toMatchObject({ set: true })
})

it('shows it no longer where the rating is taken back before it was sent, or refused', async () => {
  const { device, server, replay, isSeen, shown } = aPage()
  await rate(device, anna, 'm1', 8)
  await clear(device, anna, 'm1')
  expect(await isSeen()).toBeUndefined()
  await rate(device, anna, 'm1', 8)
  server.faults = [{ status: 404, code: 'not_found' }]
  await replay.pass(anna)
  expect(await shown()).toBeUndefined()
})

it('does not contradict who takes the mark back after that, here and on the server', async () => {
  const { device, server, replay, isSeen } = aPage()
  await rate(device, anna, 'm1', 8)
  await meanAll(device, anna, toClearMarkIntent(mark))
  expect(await isSeen()).toBe(false)
  await replay.pass(anna)
  await rate(device, anna, 'm1', 9)
  expect(await isSeen()).toBe(false)
  await replay.pass(anna)
  expect(await isSeen()).toBe(false)
  expect(server.state.get('mark', anna, 'watched movies m1')?.mark).toMatchObject({ set: false })
})

it('keeps what is meant of the mark although it says what is confirmed: the rating stands between', async () => {
  const { device, replay, confirm, isSeen } = aPage()
  await confirm(SEEN, unset)
  await rate(device, anna, 'm1', 8)
  await meanAll(device, anna, toClearMarkIntent(mark), toSetMarkIntent(mark), toClearMarkIntent(mark))
  expect(await isSeen()).toBe(false)
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['rateTitle', 'clearMark'])
  await replay.pass(anna)
  expect(await isSeen()).toBe(false)
})

it('marks anew what is rated anew, and leaves what is only rated otherwise', async () => {
  const { device, confirm, isSeen, shown } = aPage()
  await confirm(SEEN, unset)
  await rate(device, anna, 'm1', 8)
  expect(await isSeen()).toBe(true)
  await clear(device, anna, 'm1')
  await confirm('movies/m1/rating', stars(5))
  await rate(device, anna, 'm1', 8)
  // Nothing of the mark waits.
  expect(await shown()).toMatchObject({ state: 'saved', value: { set: false } })
})

it('shows it at once, too, where nothing can be stored', async () => {
  const { device, server } = aPage()
  const outbox = openDirect({ fetch: server.fetch, readCookie: null, device: { ...device } })
  const shown: unknown[] = []
  outbox.watchSlots(anna, 'watched/', (views) => shown.push(views.get(SEEN)?.state))
  await outbox.enqueue(anna, toRateIntent(film('m1'), stars(8)))
  expect([...new Set(shown)]).toEqual([undefined, 'pending', 'saved'])
})
