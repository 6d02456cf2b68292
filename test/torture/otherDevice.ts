import { createReplay } from '../../src/sync/replay.ts'
import { aClock, aDevice, type TestClock } from '../builders/outbox.ts'
import { createBrowserFetch } from './browserLike.ts'
import type { Member, World } from './world.ts'

/**
 * A clock that runs with real time: the server's time passes even while the schedule waits, and so must the device's.
 */
export function aRunningClock(): TestClock {
  const clock = aClock(Date.now())
  const start = Date.now()
  return { ...clock, now: () => clock.now() + Date.now() - start }
}

/** A device of a member whose network has no faults. */
export function createOtherDevice(
  { server }: World,
  { jar }: Member,
  uuid: () => string,
  atEnd: (end: () => void) => void,
) {
  const clock = aRunningClock()
  const device = { ...aDevice({ clock, atEnd }), uuid }
  const { fetch, close } = createBrowserFetch(server.port, jar)
  const replay = createReplay({ fetch, locks: device.locks, readCookie: null, device })
  atEnd(close)
  return { device, clock, replay }
}
