// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { aReplayer } from '../../../test/builders/replayer.ts'
import { readHistory } from '../outbox/history.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import { type Intent, registry } from './registry.ts'

const at = (id: string, parent: string | null = null) => ({
  id,
  type: 'movies' as const,
  item: 'm1',
  parent,
  title: 'Salz',
})
const write = (id: string, body: string, parent: string | null = null): Intent => ({
  kind: 'createComment',
  args: { ...at(id, parent), body, spoiler: false, createdAt: '2026-11-21T12:00:00.000Z' },
})
const edit = (id: string, body: string, version: string | null = null): Intent => ({
  kind: 'editComment',
  args: { ...at(id), body, spoiler: true, version },
})
const take = (id: string): Intent => ({ kind: 'deleteComment', args: at(id) })

async function waiting(...intents: Intent[]) {
  const device = aDevice()
  await meanAll(device, anna, ...intents)
  return device
}
const requests = async (device: ReturnType<typeof aDevice>) =>
  (await device.rows()).map(({ kind, args }) => registry.get(kind)?.bind(args)?.request())

it('sends what was changed before it was sent in its last words', async () => {
  const device = await waiting(write('c1', 'Gut.'), edit('c1', 'Besser.'), edit('c1', 'Am besten.'))
  expect(await requests(device)).toMatchObject([
    { params: { type: 'movies', id: 'm1' }, body: { comment: { id: 'c1', body: 'Am besten.', spoiler: true } } },
  ])
})

it('lets what nobody has read vanish, and the replies to it that wait', async () => {
  const device = await waiting(write('c1', 'Gut.'), write('c2', 'Genau.', 'c1'), write('c3', 'Anderes.'), take('c1'))
  expect((await device.rows()).map(({ slot }) => slot)).toEqual(['comment/movies/m1/c3'])
})

it('lets what was refused vanish with the change of it, and remembers each once', async () => {
  const device = await waiting(write('c1', 'Gut.'))
  const server = new ModelServer(device.clock.now, anna)
  server.faults = [{ status: 460 }]
  await aReplayer(server, device).pass(anna)
  await meanAll(device, anna, edit('c1', 'Besser.'), take('c1'))
  expect(await device.rows()).toEqual([])
  expect((await readHistory(device.db)).map(({ kind }) => kind).sort()).toEqual([
    'createComment',
    'deleteComment',
    'editComment',
  ])
})

it('merges a change into what a new account has waiting, under a new key, and lets it vanish', async () => {
  const device = await waiting(write('c1', 'Gut.'), write('c2', 'Genau.', 'c1'))
  const server = new ModelServer(device.clock.now, anna)
  const replay = aReplayer(server, device)
  server.faults = [{ status: 460, headers: { 'retry-after': '3600' } }]
  await replay.pass(anna)
  await meanAll(device, anna, edit('c1', 'Besser.'))
  expect(await device.rows()).toMatchObject([
    { kind: 'createComment', state: 'pending', args: { body: 'Besser.' } },
    { kind: 'createComment', state: 'pending' },
  ])
  device.clock.advance(3_599_999)
  await replay.pass(anna, { hurry: true })
  expect(server.effects).toHaveLength(0)
  device.clock.advance(1)
  await replay.pass(anna)
  expect(await device.rows()).toEqual([])
  expect(server.effects).toHaveLength(2)
  expect(server.sent[0]?.key).not.toBe(server.effects[0]?.key)

  await meanAll(device, anna, write('c3', 'Zu früh.'))
  server.faults = [{ status: 460, headers: { 'retry-after': '3600' } }]
  await replay.pass(anna)
  await meanAll(device, anna, take('c3'))
  expect(await device.rows()).toEqual([])
})

it('sends all of one conversation in its order, a reply only after what it answers, and holds up no other', async () => {
  const elsewhere: Intent = {
    ...write('c4', 'Auch gut.'),
    args: { ...Object(write('c4', 'Auch gut.').args), item: 'm2' },
  }
  const device = await waiting(write('c1', 'Gut.'), write('c2', 'Genau.', 'c1'), write('c3', 'Anderes.'), elsewhere)
  const [first, reply, next, other] = await device.rows()
  expect(reply).toMatchObject({ lane: first?.lane, deps: [first?.key] })
  expect(next).toMatchObject({ lane: first?.lane, deps: [] })
  expect(other?.lane).not.toBe(first?.lane)
})

it('names the version that the first of several changes was made on', async () => {
  const device = await waiting(edit('c1', 'Besser.', '2026-11-20T08:00:00.000Z'), edit('c1', 'Gut.', null))
  expect(await requests(device)).toMatchObject([
    { ifMatch: '"2026-11-20T08:00:00.000Z"', body: { comment: { body: 'Gut.' } } },
  ])
})

it('takes back what is read without changing it first', async () => {
  const device = await waiting(edit('c1', 'Besser.'), take('c1'))
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['deleteComment'])
})

it('shows the last words at once', async () => {
  const device = await waiting(write('c1', 'Gut.'), edit('c1', 'Besser.'))
  const [comment] = (await createOutbox(device).readSlots(anna, 'comment/movies/m1/')).values()
  expect(comment).toMatchObject({ state: 'pending', value: { body: 'Besser.', deleted: false, updatedAt: null } })
})
