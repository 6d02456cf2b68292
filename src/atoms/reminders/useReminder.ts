import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { type DatedThing, toDueAt } from '#contract/datedThings.ts'
import { notifyAtom } from '../core/toast.ts'
import { useHydrated } from '../core/useHydrated.ts'
import { type ReminderResult, remindersAtom, setReminderAtom, toReminderKey } from './reminders.ts'

/** The messages after a reminder was set or taken back. */
export type ReminderWords = {
  nowSet: (thing: DatedThing) => string
  nowCleared: (title: string) => string
  /** Of one that was taken back after its time. */
  tooLate: string
  tooMany: string
  storageFailed: string
  /** The label of the link to the list of reminders. */
  all: string
  /** The label of the button for the calendar file, which rings while the app is closed. */
  toCalendar: string
}

/**
 * Whether one is to be reminded of a thing, and the action that turns it round and says so.
 *
 * @param saveInCalendar offered once the reminder is set.
 * @returns `wasSet`: it is set, or was while the page shows it: its button stays where the focus is. `isPossible`: that,
 * or its time has not passed.
 */
export function useReminder(thing: DatedThing, now: Date, words: ReminderWords, saveInCalendar: () => Promise<void>) {
  const known = useAtomValue(remindersAtom)?.get(toReminderKey(thing))
  const set = useSetAtom(setReminderAtom)
  const notify = useSetAtom(notifyAtom)
  // The device may have answered before this part of the page is hydrated.
  const reminder = useHydrated() ? known : undefined
  const isSet = reminder !== undefined
  const [wasSet, setWasSet] = useState(isSet)
  if (isSet && !wasSet) setWasSet(true)
  const isAhead = toDueAt(thing) > now
  const tell = (result: ReminderResult) => {
    switch (result) {
      case 'set': {
        const link = { href: '/unterwegs', caption: words.all }
        const action = { label: words.toCalendar, onChoose: () => void saveInCalendar() }
        return notify({ kind: 'success', message: words.nowSet(thing), link, action })
      }
      case 'cleared':
        return notify({ kind: 'info', message: words.nowCleared(thing.title) })
      case 'tooMany':
      case 'storageFailed':
        return notify({ kind: 'error', message: words[result] })
      case 'notSent':
    }
  }
  return {
    isSet,
    wasSet,
    isPossible: wasSet || isAhead,
    isPending: reminder?.state === 'pending',
    toggle: async () => {
      if (!isSet && !isAhead) return notify({ kind: 'info', message: words.tooLate })
      tell(await set(thing, !isSet))
    },
  }
}
