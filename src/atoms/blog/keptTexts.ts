import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { get, update } from '../core/keyval.ts'

// A sign-out loads this file: it is small.

/** A text that the outbox has not got yet; `base`: the revision that it changes. */
export type KeptText = { title: string; body: string; base: string | null }
type Stored = KeptText & { owner: string }
type Texts = Readonly<Record<string, Stored>>

/** The key of the device's texts by the ids of their drafts: what a killed browser leaves. */
const STORED = 'articleTexts'

/** The device's texts, or a stand-in. */
export const textsDeviceAtom = atom({
  read: async (): Promise<Texts> => (await get<Texts>(STORED)) ?? {},
  change: async (to: (texts: Texts) => Texts): Promise<void> => update<Texts>(STORED, (all) => to(all ?? {})),
})

/** The member's own text of a draft; null for none. */
export const readTextAtom = atom(null, async (get, _set, id: string, owner: UserId): Promise<KeptText | null> => {
  const { [id]: kept } = await get(textsDeviceAtom)
    .read()
    .catch((): Texts => ({}))
  return kept?.owner === owner ? { title: kept.title, body: kept.body, base: kept.base } : null
})

/** Keeps a text; null removes it. */
export const keepTextAtom = atom(
  null,
  async (get, _set, id: string, owner: UserId, text: KeptText | null): Promise<void> => {
    await get(textsDeviceAtom)
      .change(({ [id]: _before, ...others }) => (text === null ? others : { ...others, [id]: { ...text, owner } }))
      .catch(() => undefined)
  },
)

/** Removes the texts of members who have signed out. */
export const forgetTextsAtom = atom(null, async (get, _set, stays: readonly UserId[]): Promise<void> => {
  await get(textsDeviceAtom).change((all) =>
    Object.fromEntries(Object.entries(all).filter(([, { owner }]) => stays.some((one) => one === owner))),
  )
})
