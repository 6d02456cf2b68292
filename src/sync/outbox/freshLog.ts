import { type Clock, systemClock } from '../clock.ts'

const NAME = 'outbox-log'

/**
 * Chromium has begun the new log by then, and puts the old one away in the background without telling anybody when it
 * is done: within some ten milliseconds, or some hundred where the machine is busy.
 */
const REST_MS = 1_000
/** Another page that is frozen in the middle of this would hold it up for ever. */
const LIMIT_MS = 6_000

/**
 * Makes Chromium begin a new log for the databases of this origin; see ADR 037. It appends to one log, and goes on with
 * the old one after a kill, behind a record that the kill may have torn. The start after that takes the torn record for
 * damage and deletes every database. Deleting one database, however small, puts the log away in good order.
 *
 * Resolves once the next writes will outlive a kill, as far as the browser lets that be known: after six seconds at the
 * latest, also after an error. Uses the device's real time: the disk knows no other.
 */
export async function freshLog(
  factory: () => IDBFactory = () => indexedDB,
  setTimer: Clock['setTimer'] = systemClock.setTimer,
): Promise<void> {
  let cancel = () => {}
  const limit = new Promise<void>((resolve) => {
    cancel = setTimer(LIMIT_MS, resolve)
  })
  await Promise.race([renew(factory, setTimer).catch(() => undefined), limit])
  cancel()
}

async function renew(factory: () => IDBFactory, setTimer: Clock['setTimer']): Promise<void> {
  const databases = factory()
  await touch(databases)
  await settled(databases.deleteDatabase(NAME))
  // This write goes into the new log and waits for the disk as long as the old log's contents do.
  await touch(databases)
  await new Promise<void>((resolve) => setTimer(REST_MS, resolve))
}

async function touch(databases: IDBFactory): Promise<void> {
  const database = await settled(databases.open(NAME))
  database.close()
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
