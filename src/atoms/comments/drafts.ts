import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { get, update } from '../core/keyval.ts'

// A sign-out loads this file: it is small, and knows nothing of comments.

/**
 * The draft of a comment or a fact. `category`: its chosen category, where there is one; `version`: the version that
 * the draft changes, as the author has seen it, where the server has told one.
 */
export type Draft = { body: string; spoiler: boolean; category?: string | null; version?: string | null }

/** A draft as it lies on the device; `owner` null: a visitor's. */
type KeptDraft = Draft & { owner: string | null; at: number }
type Drafts = Readonly<Record<string, KeptDraft>>

/** The key of the device's drafts, which survive a reload, a crash, and a form that is closed by accident. */
const STORED = 'commentDrafts'
/** The limit of kept drafts, more than a member writes at once; the oldest is dropped. */
const KEPT = 50
/** The tab's own storage keeps drafts here as the page is left: the database may accept no more writes at that time. */
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

/** Keeps a draft; an empty one is removed. */
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

/** Removes the drafts of members who have signed out from the device; a visitor's drafts have no owner and stay. */
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

/** Without storage in the tab, the draft is as old as the device's copy of it. */
function writeHeld(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(HELD)
    else sessionStorage.setItem(HELD, JSON.stringify(drafts))
  } catch {}
}
