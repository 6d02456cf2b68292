// @vitest-environment node
import { expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import { type Intent, registry } from './registry.ts'

const at = (id: string) => ({ id, type: 'movies' as const, item: 'm1', title: 'Salz' })
const write = (id: string, body: string): Intent => ({
  kind: 'createTrivia',
  args: { ...at(id), body, category: 'Musik', createdAt: '2026-11-21T12:00:00.000Z' },
})
const edit = (id: string, body: string): Intent => ({
  kind: 'editTrivia',
  args: { ...at(id), body, category: 'Zahlen' },
})
const take = (id: string): Intent => ({ kind: 'deleteTrivia', args: { ...at(id), category: 'Musik' } })

async function waiting(...intents: Intent[]) {
  const device = aDevice()
  await meanAll(device, anna, ...intents)
  return device
}
const requests = async (device: ReturnType<typeof aDevice>) =>
  (await device.rows()).map(({ kind, args }) => registry.get(kind)?.bind(args)?.request())

it('sends what was changed before it was sent in its last words, with its title', async () => {
  const device = await waiting(write('t1', 'Ohne Geigen.'), edit('t1', 'Zwei Geigen.'), edit('t1', 'Drei Geigen.'))
  expect(await requests(device)).toMatchObject([
    { params: { type: 'movies', id: 'm1' }, body: { trivia: { id: 't1', body: 'Drei Geigen.', category: 'Zahlen' } } },
  ])
})

it('sends only the last of several changes', async () => {
  const device = await waiting(edit('t1', 'Zwei Geigen.'), edit('t1', 'Drei Geigen.'))
  expect(await requests(device)).toMatchObject([{ params: { id: 't1' }, body: { trivia: { body: 'Drei Geigen.' } } }])
})

it('lets what nobody has read vanish, and nothing else', async () => {
  const device = await waiting(write('t1', 'Ohne Geigen.'), write('t2', 'Mit Harfe.'), take('t1'))
  expect((await device.rows()).map(({ slot }) => slot)).toEqual(['trivia/movies/m1/t2'])
})

it('deletes what is read without changing it first', async () => {
  const device = await waiting(edit('t1', 'Drei Geigen.'), take('t1'))
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['deleteTrivia'])
})

it('shows the last words at once, and of what is deleted none', async () => {
  const device = await waiting(write('t1', 'Ohne Geigen.'), edit('t1', 'Drei Geigen.'), edit('t2', 'x'), take('t2'))
  const [first, second] = (await createOutbox(device).readSlots(anna, 'trivia/movies/m1/')).values()
  expect(first).toMatchObject({
    state: 'pending',
    value: { body: 'Drei Geigen.', category: 'Zahlen', updatedAt: null },
  })
  expect(second).toMatchObject({ value: { body: '', deleted: true } })
})
