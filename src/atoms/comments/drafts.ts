import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { get, update } from '../core/keyval.ts'

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
/** What a page was writing as it went away: the database may take nothing any more then, the tab's own storage does. */
const HELD = 'heldDrafts'

/** The device's drafts, or a stand-in. */
export const draftsDeviceAtom = atom({
  read: async (): Promise<Drafts> => (await get<Drafts>(STORED)) ?? {},
  change: async (to: (drafts: Drafts) => Drafts): Promise<void> => update<Drafts>(STORED, (all) => to(all ?? {})),
})

/** A draft that is the member's own, or was begun before they signed in; null for none. */
export const readDraftAtom = atom(null, async (get, set, key: string, owner: UserId | null): Promise<Draft | null> => {
  const { [key]: held } = readHeld()
  const { [key]: stored } = await get(draftsDeviceAtom)
    .read()
    .catch((): Drafts => ({}))
  const isHeld = held !== undefined && held.at >= (stored?.at ?? 0)
  if (isHeld) void set(keepDraftAtom, key, held, held.owner, held.at)
  const kept = isHeld ? held : stored
  if (!kept || isEmpty(kept)) return null
  const { owner: writer, at: _at, ...draft } = kept
  return writer === null || writer === owner ? draft : null
})

/** Keeps a draft; an empty one goes. */
export const keepDraftAtom = atom(
  null,
  async (get, _set, key: string, draft: Draft, owner: string | null, at: number): Promise<void> => {
    await get(draftsDeviceAtom)
      .change(({ [key]: _before, ...others }) => {
        if (isEmpty(draft)) return others
        const all = Object.entries({ ...others, [key]: { ...draft, owner, at } })
        return Object.fromEntries(all.sort(([, a], [, b]) => b.at - a.at).slice(0, KEPT))
      })
      .then(() => {
        const { [key]: held, ...others } = readHeld()
        if (held && held.at <= at) writeHeld(others)
      })
      .catch(() => undefined)
  },
)

/** Holds a draft at once, for this tab, until the device has it: call it as the page goes away. An empty one, too. */
export function holdDraft(key: string, draft: Draft, owner: UserId | null, at: number): void {
  writeHeld({ ...readHeld(), [key]: { ...draft, owner, at } })
}

/** Takes off the device what somebody was writing who has left; a visitor's words are nobody's. */
export const forgetDraftsAtom = atom(null, async (get, _set, stays: readonly UserId[]): Promise<void> => {
  const isLeft = ({ owner }: KeptDraft) => owner === null || stays.some((one) => one === owner)
  const without = (all: Drafts) => Object.fromEntries(Object.entries(all).filter(([, each]) => isLeft(each)))
  writeHeld(without(readHeld()))
  await get(draftsDeviceAtom).change(without)
})

function isEmpty({ body, category }: Draft): boolean {
  return body.trim() === '' && !category
}

function readHeld(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(HELD) ?? '{}') as Drafts
  } catch {
    return {}
  }
}

/** Where the tab keeps nothing, a draft is as old as the device has it. */
function writeHeld(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(HELD)
    else sessionStorage.setItem(HELD, JSON.stringify(drafts))
  } catch {}
}
