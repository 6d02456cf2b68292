import { liveQuery } from 'dexie'
import type { Clock } from '../clock.ts'

const RETRY_MS = 1_000

/**
 * Calls `show` with what `read` answers, now and after each change in any tab or the worker. A query that fails (a
 * connection lost in the background) is asked again a second later. Returns how to stop.
 */
export function watch<T>(clock: Clock, read: () => Promise<T>, show: (value: T) => void): () => void {
  let cancel = () => {}
  const start = () => {
    const subscription = liveQuery(read).subscribe({
      next: show,
      error: () => {
        cancel = clock.setTimer(RETRY_MS, start)
      },
    })
    cancel = () => subscription.unsubscribe()
  }
  start()
  return () => cancel()
}
