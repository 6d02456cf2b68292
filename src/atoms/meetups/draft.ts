import { type Atom, atom } from 'jotai'
import * as z from 'zod/mini'
import { DatedThing, hasBegun } from '#contract/datedThings.ts'
import type { UserId } from '#contract/ids.ts'
import { MAX_SHOWINGS } from '#contract/meetups.ts'
import { clockAtom } from '../core/context.ts'
import { ownerAtom } from '../core/session.ts'
import { visitorList } from '../core/visitorList.ts'

// A sign-out loads this file: it is small.

/** The device's list; `owner` null: of a visitor, who may sign in later. */
const showings = visitorList('meetupDraft', z.object({ thing: DatedThing, owner: z.nullable(z.string()) }))

/** The storage of what is chosen, or a stand-in. */
export const draftStorageAtom = showings.storageAtom

const isOf = (reader: string | null) => (kept: { owner: string | null }) => kept.owner === null || kept.owner === reader

/** The showings that are chosen for a meetup and have not begun, the earliest first; null until the device has answered. */
export const draftAtom: Atom<readonly DatedThing[] | null> = atom((get) => {
  const now = get(clockAtom).now()
  const kept = get(showings.listAtom)
  return (
    kept
      ?.filter(isOf(get(ownerAtom)))
      .map(({ thing }) => thing)
      .filter((thing) => !hasBegun(thing, now))
      .sort((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '')) ?? null
  )
})

export type DraftResult = 'added' | 'removed' | 'tooMany' | 'storageFailed'

/** Chooses a showing for a meetup, or takes it out again. */
export const toggleDraftAtom = atom(null, async (get, set, thing: DatedThing): Promise<DraftResult> => {
  const chosen = get(draftAtom) ?? []
  const isChosen = chosen.some(({ id }) => id === thing.id)
  if (!isChosen && chosen.length >= MAX_SHOWINGS) return 'tooMany'
  const now = get(clockAtom).now()
  const owner = get(ownerAtom)
  try {
    await set(showings.changeAtom, (before) => {
      // A showing that has begun goes with the next change: nothing else clears the list.
      const others = before.filter((kept) => kept.thing.id !== thing.id && !hasBegun(kept.thing, now))
      return isChosen ? others : [...others, { thing, owner }]
    })
    return isChosen ? 'removed' : 'added'
  } catch {
    return 'storageFailed'
  }
})

/** Forgets the showings of a draft that was sent; what was chosen meanwhile stays. */
export const dropDraftAtom = atom(null, (_get, set, sent: readonly DatedThing[]): Promise<void> => {
  const ids = new Set(sent.map(({ id }) => id))
  return set(showings.changeAtom, (before) => before.filter(({ thing }) => !ids.has(thing.id)))
})

/** Removes what members who have signed out had chosen. */
export const forgetDraftShowingsAtom = atom(null, async (_get, set, stays: readonly UserId[]): Promise<void> => {
  await set(showings.changeAtom, (before) =>
    before.filter(({ owner }) => owner === null || stays.some((one) => one === owner)),
  )
})
