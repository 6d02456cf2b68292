// @vitest-environment node
import { expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aCard, aMarkedThing, meanAll } from '../../../test/builders/ownThings.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import { toClearMarkIntent, toSetMarkIntent } from './mark.ts'
import { registry } from './registry.ts'

const request = (kind: string, args: unknown) => registry.get(kind)?.bind(args)?.request()

it('sends a state, never a toggle, with what the mark needs', () => {
  expect(request('setMark', aMarkedThing())).toMatchObject({
    params: { mark: 'digg', type: 'comments', id: 'c1' },
    body: {},
  })
  expect(request('setMark', { ...aMarkedThing({ mark: 'vote', type: 'trivia' }), vote: -1 })).toMatchObject({
    body: { vote: -1 },
  })
  expect(request('setMark', { ...aMarkedThing({ mark: 'flag' }), reason: 'spam' })).toMatchObject({
    body: { flag: { reason: 'spam' } },
  })
  const flag = { ...aMarkedThing({ mark: 'flag' }), reason: 'other' }
  expect(request('setMark', { ...flag, text: 'Steht schon da.' })?.body).toEqual({
    flag: { reason: 'other', text: 'Steht schon da.' },
  })
  expect(request('clearMark', aMarkedThing())).not.toHaveProperty('body')
})

it('keeps only the last unsent word on a thing, each mark by itself', async () => {
  const device = aDevice()
  const thing = aMarkedThing({ type: 'trivia' })
  const vote = { ...thing, mark: 'vote' as const }
  await meanAll(device, anna, toSetMarkIntent({ ...vote, vote: 1 }), toSetMarkIntent(thing))
  await meanAll(device, anna, toSetMarkIntent({ ...vote, vote: -1 }), toClearMarkIntent(thing))
  expect((await device.rows()).map(({ kind, slot }) => [kind, slot])).toEqual([
    ['setMark', 'vote/trivia/c1'],
    ['clearMark', 'digg/trivia/c1'],
  ])
})

it('names a remembered title without a network, and forgets it again', async () => {
  const device = aDevice()
  const salz = aMarkedThing({ mark: 'watch', type: 'movies', id: 'm1', name: 'Salz', card: aCard() })
  await meanAll(device, anna, toSetMarkIntent(salz))
  const shown = async () => (await createOutbox(device).readSlots(anna, 'watch/movies/')).get('watch/movies/m1')
  expect(await shown()).toMatchObject({ state: 'pending', value: { set: true, card: { title: 'Salz' } } })
  await device.db.outbox.update(1, { firstSentAt: 1 })
  await meanAll(device, anna, toClearMarkIntent({ ...salz, card: null }))
  expect(await shown()).toMatchObject({ value: { set: false, card: { title: 'Salz' } } })
})
