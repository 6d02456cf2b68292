// @vitest-environment node
import { expect, it } from 'vitest'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { film, stars } from '../../../test/builders/replayer.ts'
import { toRateIntent } from '../commands/rateTitle.ts'
import { createOutbox } from './openOutbox.ts'
import { readSummary } from './readViews.ts'

/** A device where Anna rated `many` films, Ben two, and the first two of each were refused. */
async function aDeviceOfTwo(many: number) {
  const device = aDevice()
  const outbox = createOutbox(device)
  for (const owner of [anna, ben]) {
    for (const title of ['m1', 'm2']) await outbox.enqueue(owner, toRateIntent(film(title), stars(7)))
  }
  await device.db.outbox.toCollection().modify({ state: 'failed' })
  await outbox.enqueue(anna, toRateIntent(film('m3'), stars(7)))
  const { seq: _seq, ...first } = (await device.db.outbox.toCollection().last()) ?? {}
  const more = Array.from({ length: many - 1 }, (_, index) => ({ ...first, key: `key-${index}` }))
  await device.db.outbox.bulkAdd(more as never)
  return device
}

it.each([3, 499, 500, 501, 1_200])(
  'counts %i of one member that wait beside what was refused and others’',
  async (many) => {
    const { db } = await aDeviceOfTwo(many)
    expect(await readSummary(db, anna)).toEqual({ waiting: many, failed: 2, parked: null })
    expect(await readSummary(db, ben)).toEqual({ waiting: 0, failed: 2, parked: null })
  },
)
