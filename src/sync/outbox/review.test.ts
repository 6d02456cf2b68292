// @vitest-environment node
import { expect, it } from 'vitest'
import { OwnComment, toVersion } from '#contract/ownComments.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { toConfirmedComment } from '../commands/comment.ts'
import { registry } from '../commands/registry.ts'
import { LEASE_MS } from './claim.ts'
import { readHistory } from './history.ts'
import { discard } from './manage.ts'
import { createOutbox } from './openOutbox.ts'
import { keepOther, sendOver } from './review.ts'

const at = { id: 'c1', type: 'movies', item: 'm1', parent: null }
const seen = '2026-11-21T11:30:00.000Z'
const other = toConfirmedComment(
  OwnComment.parse({
    ...{ ...at, body: 'Vom Telefon.', spoiler: false, deleted: false },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: seen },
  }),
)

async function aConflict() {
  const device = aDevice()
  const args = { ...at, title: 'Salz', body: 'Vom Rechner.', spoiler: false, version: '2026-11-20T08:00:00.000Z' }
  await meanAll(device, anna, { kind: 'editComment', args })
  await device.db.outbox.update(1, { state: 'review', firstSentAt: device.clock.now(), attempts: 1 })
  const shown = async () =>
    (await createOutbox(device).readSlots(anna, 'comment/movies/m1/')).get('comment/movies/m1/c1')
  return { device, shown, row: async () => (await device.rows())[0] }
}

it('sends the own version as a new command on the version that was seen', async () => {
  const { device, row, shown } = await aConflict()
  const before = await row()
  device.clock.advance(5_000)
  await sendOver(device, anna, 1, { version: seen }, other)
  const after = await row()
  expect(after).toMatchObject({ state: 'pending', attempts: 0, firstSentAt: null, lastError: null, base: other.state })
  expect(after?.key).not.toBe(before?.key)
  expect(Date.parse(after?.intentAt ?? '')).toBe(device.clock.now())
  expect(registry.get('editComment')?.bind(after?.args)?.request()).toMatchObject({
    ifMatch: toVersion(seen),
    body: { comment: { body: 'Vom Rechner.' } },
  })
  expect(await shown()).toMatchObject({ state: 'pending', value: { body: 'Vom Rechner.' } })
})

it('lets the other version stand, and shows that from then on', async () => {
  const { device, shown } = await aConflict()
  await keepOther(device, anna, 1, other)
  expect(await device.rows()).toEqual([])
  expect(await shown()).toMatchObject({ state: 'saved', value: { body: 'Vom Telefon.' } })
  expect(await readHistory(device.db)).toMatchObject([{ outcome: 'discarded' }])
})

it('changes nothing once another tab has decided, nor for anybody else', async () => {
  const { device, row } = await aConflict()
  await sendOver(device, ben, 1, { version: seen }, other)
  await keepOther(device, ben, 1, other)
  expect(await row()).toMatchObject({ state: 'review' })
  await sendOver(device, anna, 1, { version: seen }, other)
  const decided = await row()
  await sendOver(device, anna, 1, { version: '2026-11-21T11:59:00.000Z' }, other)
  await keepOther(device, anna, 1, other)
  expect(await row()).toEqual(decided)
})

it('discards what was left on its way only once its lease is over', async () => {
  const { device, row } = await aConflict()
  await device.db.outbox.update(1, { state: 'sending', lease: { id: 'gone', until: device.clock.now() + LEASE_MS } })
  await discard(device, anna, 1)
  expect(await row()).toMatchObject({ state: 'sending' })
  device.clock.advance(LEASE_MS)
  await discard(device, anna, 1)
  expect(await device.rows()).toEqual([])
})
