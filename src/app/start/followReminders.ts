import { toBerlinTime } from '#contract/berlin.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { findNextDueAtom, takeDueAtom } from '../../atoms/reminders/dueReminders.ts'
import { remindersAtom } from '../../atoms/reminders/reminders.ts'
import * as texts from '../../texts/reminders.ts'
import type { Store } from '../core/loaderInput.ts'

/** A longer time than timers count, in ms. */
const FAR = 12 * 60 * 60_000

/**
 * Shows reminders at their time while the app is open, with or without a network; those of a time at which it was closed
 * as it opens, unless the thing is over; a page in the
 * background waits until it is seen. Browsers have no way to ring for a page that is closed.
 *
 * @returns a function that stops.
 */
export function followReminders(
  store: Store,
  page: Pick<Window, 'setTimeout' | 'clearTimeout'>,
  view: EventTarget & { visibilityState: string },
): () => void {
  let timer: number | undefined
  const look = () => {
    // Reminders that are due while the page is hidden stay for the page that is seen next.
    if (view.visibilityState === 'visible') show(store, store.set(takeDueAtom))
    page.clearTimeout(timer)
    const next = store.set(findNextDueAtom)
    if (next !== null)
      timer = page.setTimeout(look, Math.min(Math.max(next - store.get(clockAtom).now().getTime(), 0), FAR))
  }
  // Timers of a page in the background are late.
  const seen = () => {
    if (view.visibilityState === 'visible') look()
  }
  const stop = store.sub(remindersAtom, look)
  view.addEventListener('visibilitychange', seen)
  look()
  return () => {
    stop()
    page.clearTimeout(timer)
    view.removeEventListener('visibilitychange', seen)
  }
}

/** Only one message stands on a page: several things that are due share it, and it leads to the list. */
function show(store: Store, due: readonly DatedThing[]): void {
  const [thing] = due
  if (thing === undefined) return
  const time = thing.startsAt === null ? null : toBerlinTime(new Date(thing.startsAt))
  const isOne = due.length === 1
  const message = isOne ? texts.due(thing, time) : texts.dueTogether(due.length)
  store.set(notifyAtom, {
    kind: 'info',
    message,
    link: { href: isOne ? thing.path : '/unterwegs#erinnerungen', caption: texts.open },
  })
}
