// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { film, stars } from '../../../test/builders/replayer.ts'
import { toRateIntent } from '../commands/rateTitle.ts'
import { createOutbox } from './openOutbox.ts'

async function aWaitingRating() {
  const device = aDevice()
  const outbox = createOutbox(device)
  await outbox.enqueue(anna, toRateIntent(film('m1'), stars(7)))
  const show = vi.fn()
  const stop = outbox.watchSummary(anna, show)
  await expect.poll(() => show.mock.lastCall?.[0].waiting).toBe(1)
  return { device, show, stop }
}

/** As a user who clears the site's data: the connection is closed and the database gone, and nothing was changed by us. */
async function clearData({ db, disk }: Awaited<ReturnType<typeof aWaitingRating>>['device']): Promise<void> {
  db.close({ disableAutoOpen: false })
  await new Promise((resolve) => {
    disk.indexedDB.deleteDatabase('outbox').onsuccess = resolve
  })
}

it('no longer shows as waiting what was cleared behind it', async () => {
  const { device, show } = await aWaitingRating()
  await clearData(device)
  device.clock.advance(1_000)
  await expect.poll(() => show.mock.lastCall?.[0].waiting).toBe(0)
})

it('reads again after an opening failed, as one does that data is cleared under', async () => {
  const { device, show } = await aWaitingRating()
  await clearData(device)
  vi.spyOn(device.disk.indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The connection was closed.', 'AbortError')
  })
  await expect(device.db.open()).rejects.toThrow()
  device.clock.advance(1_000)
  await expect.poll(() => show.mock.lastCall?.[0].waiting).toBe(0)
})

it('asks nothing more of a closed connection once it is stopped', async () => {
  const { device, show, stop } = await aWaitingRating()
  stop()
  show.mockClear()
  await clearData(device)
  device.clock.advance(60_000)
  expect(device.db.isOpen()).toBe(false)
  expect(show).not.toHaveBeenCalled()
})
