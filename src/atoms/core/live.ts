import { atom } from 'jotai'
import type { LiveEvent } from '#contract/events.ts'

/** A message to a part of the page: an event, or `reset`: so much has happened that the part should fetch anew. */
export type LiveNews = LiveEvent | 'reset'

/** A part of the page that follows a thing. */
export type Followed = {
  /** `movies/amrum`: by id or permalink. */
  topic: string
  /** The time of the shown answer by the server's clock: later events are news. */
  since: string
  onNews: (news: LiveNews) => void
}

/** All that parts of this page follow at the moment. */
export const followedAtom = atom<readonly Followed[]>([])

/** Follows a thing. @returns how to stop. */
export const followAtom = atom(null, (_get, set, followed: Followed): (() => void) => {
  set(followedAtom, (all) => [...all, followed])
  return () => set(followedAtom, (all) => all.filter((each) => each !== followed))
})
