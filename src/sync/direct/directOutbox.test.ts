// @vitest-environment node
import { expect, it } from 'vitest'
import { IntentDevice } from '#contract/intents.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aClock, anna, ben, someUuids } from '../../../test/builders/outbox.ts'
import { film, stars } from '../../../test/builders/replayer.ts'
import { toClearIntent, toRateIntent } from '../commands/rateTitle.ts'
import { registry } from '../commands/registry.ts'
import type { NotSent } from '../outbox/outbox.ts'
import type { SlotView } from '../outbox/views.ts'
import { openDirect } from './openDirect.ts'

const SLOT = 'movies/m1/rating'

function aPage() {
  const clock = aClock()
  const server = new ModelServer(clock.now, anna, clock.setTimer)
  const device = { registry, clock, uuid: someUuids() }
  const open = () => openDirect({ fetch: server.fetch, readCookie: null, random: () => 0.5, device })
  const outbox = open()
  const shown: SlotView[] = []
  outbox.watchSlot(anna, SLOT, (view) => shown.push(view))
  const refusals: NotSent[] = []
  outbox.watchRefusals?.((why) => refusals.push(why))
  /** Lets time pass until it is answered: waits between tries, and a request that hangs. */
  const settled = async <T>(answer: Promise<T>): Promise<T> => {
    let isDone = false
    void answer.then(() => {
      isDone = true
    })
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      clock.advance(500)
    }
    return answer
  }
  const rate = (value: number) => outbox.enqueue(anna, toRateIntent(film('m1'), stars(value)))
  return { clock, server, outbox, open, shown, refusals, settled, rate }
}

it('shows a rating as pending while it is on its way, and as saved once the server has it', async () => {
  const { server, shown, settled, rate, outbox } = aPage()
  const answer = rate(8)
  await expect.poll(() => shown.at(-1)).toMatchObject({ state: 'pending', value: stars(8) })
  expect(await settled(answer)).toEqual({ kind: 'queued' })
  expect(shown.at(-1)).toMatchObject({ state: 'saved', value: stars(8) })
  expect(server.rating(anna, 'm1')).toEqual(stars(8))
  const [sent] = server.sent
  expect(sent?.headers.get('x-expected-user')).toBe(anna)
  expect(IntentDevice.safeParse(sent?.headers.get('x-intent-device')).success).toBe(true)
  expect(sent?.headers.get('x-intent-seq')).toBe('1')
  expect(sent?.headers.get('x-xsrf-token')).toBe(server.token)
  expect(await outbox.takeDone(anna, 'rateTitle')).toEqual([SLOT])
  expect(await outbox.takeDone(anna, 'rateTitle')).toEqual([])
})

it('takes a rating back where nothing gets through, and says so', async () => {
  const { server, shown, refusals, settled, rate } = aPage()
  await settled(rate(6))
  server.faults = ['dropRequest', 'dropRequest', 'dropRequest']
  expect(await settled(rate(9))).toEqual({ kind: 'notSent', why: { kind: 'unreachable' } })
  expect(shown.at(-1)).toMatchObject({ state: 'saved', value: stars(6) })
  expect(refusals).toEqual([{ kind: 'unreachable' }])
})

it('sends again under its key while an answer is lost: once done', async () => {
  const { server, settled, rate } = aPage()
  server.faults = ['dropAnswer', 'dropAnswer']
  expect(await settled(rate(8))).toEqual({ kind: 'queued' })
  expect(server.sent).toHaveLength(3)
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  expect(server.effects).toHaveLength(1)
})

it('sends the same press under the same key after it was given up, with the words of then', async () => {
  const { server, settled, outbox, clock } = aPage()
  const say = () =>
    outbox.enqueue(anna, {
      kind: 'createComment',
      args: {
        ...{ id: 'c9', type: 'movies', item: 'm1', parent: null, title: 'Salz', body: 'Still.', spoiler: false },
        createdAt: new Date(clock.now()).toISOString(),
      },
    })
  server.faults = ['dropAnswer', 'dropAnswer', 'dropAnswer']
  expect(await settled(say())).toMatchObject({ kind: 'notSent', why: { kind: 'unreachable' } })
  expect(await settled(say())).toEqual({ kind: 'queued' })
  expect(new Set(server.sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
  expect(server.effects).toHaveLength(1)
})

it('waits for the same answer where the same is pressed twice', async () => {
  const { server, settled, rate } = aPage()
  const answers = [rate(8), rate(8)]
  expect(await settled(Promise.all(answers))).toEqual([{ kind: 'queued' }, { kind: 'queued' }])
  expect(server.sent).toHaveLength(1)
})

it('keeps the order of a slot, and leaves out what nobody wants any more', async () => {
  const { server, settled, rate, outbox } = aPage()
  const first = rate(7)
  await expect.poll(() => server.sent.length).toBe(1)
  const answers = [first, rate(8), outbox.enqueue(anna, toClearIntent(film('m1'))), rate(9)]
  await settled(Promise.all(answers))
  expect(server.rating(anna, 'm1')).toEqual(stars(9))
  expect(server.sent.map(({ headers }) => headers.get('x-intent-seq'))).toEqual(['1', '4'])
})

it('lets a later choice hold though an earlier one arrives after it', async () => {
  const { server, settled, rate } = aPage()
  server.network.uploads = [40_000, 40_000, 40_000]
  expect(await settled(rate(7))).toMatchObject({ kind: 'notSent' })
  server.network.uploads = []
  expect(await settled(rate(8.5))).toEqual({ kind: 'queued' })
  await settled(new Promise<void>((resolve) => server.fetch('/api/csrf_token').then(() => resolve())))
  expect(server.rating(anna, 'm1')).toEqual(stars(8.5))
})

it('tells a refusal with the server’s words, and sends nothing again', async () => {
  const { server, settled, rate, shown, refusals } = aPage()
  server.faults = [{ status: 422, code: 'invalid' }]
  expect(await settled(rate(8))).toMatchObject({ kind: 'notSent', why: { kind: 'refused' } })
  expect(refusals).toMatchObject([{ kind: 'refused', reply: { status: 422, code: 'invalid' } }])
  expect(shown.at(-1)).toMatchObject({ state: 'none', value: null })
  expect(server.sent).toHaveLength(1)
})

it('sends nothing as somebody else', async () => {
  const { server, settled, rate } = aPage()
  server.cookie = ben
  expect(await settled(rate(8))).toMatchObject({ kind: 'notSent', why: { reply: { status: 403, code: 'other_user' } } })
  expect(server.rating(ben, 'm1')).toBeNull()
})

it('asks for another token where one was refused', async () => {
  const { server, settled, rate } = aPage()
  server.faults = [{ status: 403, code: 'xsrf' }]
  expect(await settled(rate(8))).toEqual({ kind: 'queued' })
})

it('neither sends again nor tells anything once its member has left', async () => {
  const { server, settled, rate, outbox, refusals, shown } = aPage()
  server.faults = ['dropAnswer']
  const answer = rate(8)
  await expect.poll(() => server.sent.length).toBe(1)
  await outbox.wipe({ stays: [ben], discards: null })
  expect(await settled(answer)).toEqual({ kind: 'notSent', why: { kind: 'cancelled' } })
  expect(server.sent).toHaveLength(1)
  expect(refusals).toEqual([])
  expect(shown.at(-1)).toMatchObject({ state: 'none', value: null })
})

it('knows after a reload what the server holds', async () => {
  const { settled, rate, open } = aPage()
  await settled(rate(8))
  const later = open()
  const fetched: boolean[] = []
  later.watchFetched(anna, (isFetched) => fetched.push(isFetched))
  expect(await later.refreshOwn(anna)).toBe(true)
  expect((await later.readSlots(anna, '')).get(SLOT)).toMatchObject({ state: 'saved', value: stars(8) })
  expect(fetched).toEqual([false, true])
})
