import { liveQuery } from 'dexie'
import type { Clock } from '../clock.ts'
import type { OutboxDatabase } from './database.ts'

const RETRY_MS = 1_000

/** Watchers of one database: each calls `show` with what `read` answers until it is stopped. */
export type Watch = <T>(read: () => Promise<T>, show: (value: T) => void) => () => void

/**
 * Makes watchers that read now and after each change in any tab or the worker. A query that fails (a connection lost in
 * the background) is repeated a second later, and so is one whose connection was closed: the site's data may have been
 * cleared, which is not reported as a change. Each start opens the database: for Dexie a failed opening stays failed
 * until the next call of `open`.
 */
export function createWatch(db: OutboxDatabase, clock: Clock): Watch {
  return (read, show) => {
    let cancel = () => {}
    const start = () => {
      if (!db.isOpen()) db.open().catch(() => undefined)
      const subscription = liveQuery(() => read().catch(fail)).subscribe({ next: show, error: startLater })
      cancel = () => subscription.unsubscribe()
    }
    const startLater = () => {
      cancel()
      cancel = clock.setTimer(RETRY_MS, start)
    }
    db.on('close', startLater)
    start()
    return () => {
      db.on.close.unsubscribe(startLater)
      cancel()
    }
  }
}

/** Of a closed connection `liveQuery` tells nobody by that name, and would ask no more. */
function fail(cause: unknown): never {
  throw new Error('The outbox could not be read', { cause })
}
