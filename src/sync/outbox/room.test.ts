// @vitest-environment node
import { expect, it } from 'vitest'
import { aClock } from '../../../test/builders/outbox.ts'
import { createRoom } from './room.ts'

/** Cache Storage on a disk with so many bytes left. */
function aDisk(free: number) {
  const disk = { free, looks: 0, kept: 0 }
  const shelves = {
    open: async () => ({
      put: async (_request: RequestInfo | URL, response: Response) => {
        disk.looks += 1
        const { byteLength } = await response.arrayBuffer()
        if (byteLength > disk.free) throw new DOMException('Unexpected internal error.', 'UnknownError')
        disk.kept += byteLength
      },
    }),
    delete: async () => {
      disk.kept = 0
      return true
    },
  }
  return { disk, shelves }
}

it('takes the room of 4 MiB, gives it back, and does not look again for a minute', async () => {
  const { disk, shelves } = aDisk(4 * 1024 * 1024)
  const clock = aClock()
  const look = createRoom(clock, () => shelves)
  await Promise.all([look(), look()])
  clock.advance(59_000)
  await look()
  expect(disk).toMatchObject({ looks: 1, kept: 0 })
  clock.advance(1_000)
  await look()
  expect(disk.looks).toBe(2)
})

it('finds a disk full, and finds room again as soon as there is some', async () => {
  const { disk, shelves } = aDisk(4 * 1024 * 1024 - 1)
  const look = createRoom(aClock(), () => shelves)
  await expect(look()).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(disk.kept).toBe(0)
  disk.free += 1
  await expect(look()).resolves.toBeUndefined()
})

it('forbids nothing where there is no Cache Storage', async () => {
  const clock = aClock()
  const none = createRoom(clock, () => {
    throw new ReferenceError('caches is not defined')
  })
  await expect(none()).resolves.toBeUndefined()
  const forbidden = createRoom(clock, () => ({
    open: () => Promise.reject(new DOMException('', 'SecurityError')),
    delete: async () => false,
  }))
  await expect(forbidden()).resolves.toBeUndefined()
})
