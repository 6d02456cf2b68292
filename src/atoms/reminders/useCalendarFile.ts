import { useAtomValue, useSetAtom } from 'jotai'
import type { CalendarDetails } from '#contract/calendarFile.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import { clockAtom, originAtom } from '../core/context.ts'
import { notifyAtom } from '../core/toast.ts'

/** The look of saving a file, and the words around it. */
export type CalendarFileWays = {
  save: (file: Blob, name: string) => void
  productName: string
  /** The message where the code could not be loaded. */
  failed: string
}

/** Makes the calendar file of a thing on the device, from what the page holds; its code comes with the first use. */
export function useCalendarFile({ save, productName, failed }: CalendarFileWays) {
  const origin = useAtomValue(originAtom)
  const clock = useAtomValue(clockAtom)
  const notify = useSetAtom(notifyAtom)
  return async (thing: DatedThing, details: CalendarDetails = {}): Promise<void> => {
    try {
      const { toCalendarFile, toCalendarFileName } = await import('#contract/calendarFile.ts')
      const context = { host: new URL(origin).hostname, origin, productName, now: clock.now() }
      const file = new Blob([toCalendarFile(thing, details, context)], { type: 'text/calendar;charset=utf-8' })
      save(file, toCalendarFileName(thing))
    } catch {
      notify({ kind: 'error', message: failed })
    }
  }
}
