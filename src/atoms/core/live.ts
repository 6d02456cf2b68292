import { atom } from 'jotai'
import type { LiveEvent } from '#contract/events.ts'

/** What a part of the page hears: something has happened; `reset`: so much that it had better fetch anew. */
export type LiveNews = LiveEvent | 'reset'

/** A part of the page that follows a thing. */
export type Followed = {
  /** `movies/amrum`: by id or permalink. */
  topic: string
  /** When what it shows was made, by the server's clock: what has happened since is news. */
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
