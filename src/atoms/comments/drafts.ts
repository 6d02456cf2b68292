import { get, update } from 'idb-keyval'
import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'

// A sign-out loads this file: it is small, and knows nothing of comments.

/**
 * What somebody is writing. `category`: what they have put it under, where that is asked for; `version`: what they are
 * changing, as they have seen it, where the server has told one.
 */
export type Draft = { body: string; spoiler: boolean; category?: string | null; version?: string | null }

/** A draft as it lies on the device; `owner` null: a visitor's. */
type KeptDraft = Draft & { owner: string | null; at: number }
type Drafts = Readonly<Record<string, KeptDraft>>

/** Where drafts lie: they survive a reload, a crash, and a form that is closed by accident. */
const STORED = 'commentDrafts'
/** More than anybody writes at once; the oldest goes. */
const KEPT = 50

/** The device's drafts, or a stand-in. */
export const draftsDeviceAtom = atom({
  read: async (): Promise<Drafts> => (await get<Drafts>(STORED)) ?? {},
  change: async (to: (drafts: Drafts) => Drafts): Promise<void> => update<Drafts>(STORED, (all) => to(all ?? {})),
})

/** A draft that is the member's own, or was begun before they signed in; null for none. */
export const readDraftAtom = atom(null, async (get, _set, key: string, owner: UserId | null): Promise<Draft | null> => {
  const kept = (
    await get(draftsDeviceAtom)
      .read()
      .catch((): Drafts => ({}))
  )[key]
  if (!kept) return null
  const { owner: writer, at: _at, ...draft } = kept
  return writer === null || writer === owner ? draft : null
})

/** Keeps a draft; an empty one goes. */
export const keepDraftAtom = atom(
  null,
  async (get, _set, key: string, draft: Draft, owner: UserId | null, at: number): Promise<void> => {
    await get(draftsDeviceAtom)
      .change(({ [key]: _before, ...others }) => {
        if (draft.body.trim() === '' && !draft.category) return others
        const all = Object.entries({ ...others, [key]: { ...draft, owner, at } })
        return Object.fromEntries(all.sort(([, a], [, b]) => b.at - a.at).slice(0, KEPT))
      })
      .catch(() => undefined)
  },
)

/** Takes off the device what somebody was writing who has left; a visitor's words are nobody's. */
export const forgetDraftsAtom = atom(null, async (get, _set, stays: readonly UserId[]): Promise<void> => {
  const isLeft = ({ owner }: KeptDraft) => owner === null || stays.some((one) => one === owner)
  await get(draftsDeviceAtom).change((all) =>
    Object.fromEntries(Object.entries(all).filter(([, each]) => isLeft(each))),
  )
})
