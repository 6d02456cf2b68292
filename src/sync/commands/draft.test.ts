// @vitest-environment node
import { expect, it } from 'vitest'
import { aModelPage } from '../../../test/builders/aModelPage.ts'
import { aDraftName, aPublication, aSave } from '../../../test/builders/drafts.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import type { Intent } from './registry.ts'

const next = (number: number, more = {}) =>
  aSave('a1', { body: `Nummer ${number}.`, revision: `a1-${number}`, base: `a1-${number - 1}`, ...more })
const remove: Intent = { kind: 'deleteDraft', args: aDraftName('a1') }

it('sends what was typed without a network as one text, on the revision that the first of it changed', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, aSave('a1'), next(2), next(3))
  expect(await device.rows()).toMatchObject([{ args: { base: null, revision: 'a1-3', body: 'Nummer 3.' } }])
  expect(await shown('draft/a1')).toMatchObject({ body: 'Nummer 3.', other: null })
  await replay.pass(anna)
  await meanAll(device, anna, next(4), next(5))
  expect(await device.rows()).toMatchObject([{ args: { base: 'a1-3', revision: 'a1-5' } }])
  await replay.pass(anna)
  expect(server.effects).toHaveLength(2)
  expect(await shown('draft/a1')).toMatchObject({ body: 'Nummer 5.', revision: 'a1-5', other: null })
})

it('publishes the text that was shown then, and not what was typed after it', async () => {
  const { device, replay, shown } = aModelPage()
  await meanAll(device, anna, aSave('a1'), aPublication('a1'), next(2, { alone: true }), next(3))
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['saveDraft', 'publishArticle', 'saveDraft'])
  await replay.pass(anna)
  expect(await shown('draft/a1')).toMatchObject({ publishedRevision: 'a1-1', revision: 'a1-3', body: 'Nummer 3.' })
})

it('shows both texts where another device has written meanwhile, before the server says so and after', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, aSave('a1'))
  await replay.pass(anna)
  await meanAll(device, anna, aSave('a1', { body: 'Vom Rechner.', revision: 'rechner', base: 'a1-1' }))
  await replay.pass(anna)
  await meanAll(device, anna, aSave('a1', { body: 'Vom Telefon.', revision: 'telefon', base: 'a1-1' }))
  const both = { body: 'Vom Rechner.', other: { body: 'Vom Telefon.', revision: 'telefon' } }
  expect(await shown('draft/a1')).toMatchObject(both)
  await replay.pass(anna)
  expect(await shown('draft/a1')).toMatchObject(both)
  const settled = { body: 'Beide.', revision: 'beide', base: 'rechner', settles: 'telefon' }
  await meanAll(device, anna, aSave('a1', settled))
  await replay.pass(anna)
  expect(await shown('draft/a1')).toMatchObject({ body: 'Beide.', other: null })
  expect(server.effects).toHaveLength(4)
})

it('says nothing of a draft that was begun and deleted before it was sent', async () => {
  const { device, shown } = aModelPage()
  await meanAll(device, anna, aSave('a1'), aPublication('a1'), next(2, { alone: true }), remove)
  expect(await device.rows()).toEqual([])
  expect(await shown('draft/a1')).toBeUndefined()
})

it('deletes what the server has, and what waits with it', async () => {
  const { device, replay, shown } = aModelPage()
  await meanAll(device, anna, aSave('a1'))
  await replay.pass(anna)
  await meanAll(device, anna, next(2), remove)
  expect(await device.rows()).toMatchObject([{ kind: 'deleteDraft' }])
  await replay.pass(anna)
  expect(await shown('draft/a1')).toMatchObject({ deleted: true, body: '' })
})
