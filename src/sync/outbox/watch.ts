import { liveQuery } from 'dexie'
import type { Clock } from '../clock.ts'
import type { OutboxDatabase } from './database.ts'

const RETRY_MS = 1_000

/** Watchers of one database: each calls `show` with what `read` answers until it is stopped. */
export type Watch = <T>(read: () => Promise<T>, show: (value: T) => void) => () => void

/**
 * Makes watchers that read now and after each change in any tab or the worker. A query that fails (a connection lost in
 * the background) is asked again a second later, and so is one whose connection was closed: the site's data may have been
 * cleared behind it, and nobody tells of that as a change.
 */
export function createWatch(db: OutboxDatabase, clock: Clock): Watch {
  return (read, show) => {
    let cancel = () => {}
    const start = () => {
      const subscription = liveQuery(read).subscribe({ next: show, error: startLater })
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
