import { expect, it } from 'vitest'
import type { CommandKey } from '#contract/ids.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { readNewestDone, takeDone } from './done.ts'
import { remember } from './history.ts'

const add = {
  owner: anna,
  key: '00000000-0000-4000-8000-000000000001' as CommandKey,
  kind: 'addListItem',
  slot: 'listItem/l-1/movies/m-1',
}

it('hands a receipt out once, to whichever connection asks first', async () => {
  const device = aDevice()
  const other = device.open()
  const now = device.clock.now()
  expect(await takeDone(device.db, anna, 'addListItem', now)).toEqual([])
  await remember(other.db, [add], 'done', now)
  expect(await readNewestDone(device.db, anna, 'addListItem')).toBeGreaterThan(0)
  const taken = await Promise.all([
    takeDone(device.db, anna, 'addListItem', now),
    takeDone(other.db, anna, 'addListItem', now),
  ])
  expect(taken.flat()).toEqual([add.slot])
  expect(await takeDone(device.db, anna, 'addListItem', now)).toEqual([])
})

it('tells of receipts alone, of that kind and that member, and of none that is hours old', async () => {
  const { db, clock } = aDevice()
  const now = clock.now()
  await remember(db, [add], 'coalesced', now)
  await remember(db, [add], 'discarded', now)
  await remember(db, [{ ...add, kind: 'createList' }], 'done', now)
  await remember(db, [{ ...add, owner: ben }], 'done', now)
  expect(await takeDone(db, anna, 'addListItem', now)).toEqual([])
  await remember(db, [add], 'done', now)
  expect(await takeDone(db, anna, 'addListItem', now + 7 * 3_600_000)).toEqual([])
  expect(await takeDone(db, ben, 'addListItem', now)).toEqual([add.slot])
})
