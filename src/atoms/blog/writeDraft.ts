import { atom } from 'jotai'
import type { ArticleId } from '#contract/ids.ts'
import { bounded } from '../core/bounded.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'
import { draftOf, type VisibleDraft } from './drafts.ts'
import { type KeptText, keepTextAtom } from './keptTexts.ts'

/**
 * The text in the editor. `isDirty`: the outbox has not got it yet. `passed`: revisions that it was written on, which the
 * device may still show for a moment.
 */
export type EditedText = KeptText & { isDirty: boolean; passed: readonly string[]; savedAt: Date | null }

/** The text in the editor of each draft of this tab; null while nothing was typed. */
export const editedOf = bounded((_id: string, _owner: string) => atom<EditedText | null>(null))

/** Makes ids of drafts and names of texts. */
export const draftIdsAtom = atom<{ create: () => string }>({ create: () => crypto.randomUUID() })

/** The text that the editor shows: what was typed here, unless another device has gone on with what was saved. */
export function toShownText(saved: VisibleDraft | null | undefined, edited: EditedText | null): KeptText {
  const held = saved
    ? { title: saved.title, body: saved.body, base: saved.revision }
    : { title: '', body: '', base: null }
  if (edited === null) return held
  const isHere =
    edited.isDirty ||
    !saved ||
    saved.revision === edited.base ||
    saved.other?.revision === edited.base ||
    edited.passed.includes(saved.revision)
  return isHere ? edited : held
}

/** Notes what is typed. */
export const editAtom = atom(null, (get, set, id: string, text: { title: string; body: string }): void => {
  const owner = get(ownerAtom)
  if (owner === null) return
  const edited = editedOf(id, owner)
  const before = get(edited)
  const { base } = toShownText(get(draftOf(id, '')), before)
  const { passed = [], savedAt = null } = before ?? {}
  set(edited, { ...text, base, isDirty: true, passed, savedAt })
})

/** Saves one after the other: each names the one before. */
let saving: Promise<unknown> = Promise.resolve()

/**
 * Gives the outbox what was typed, durably.
 *
 * @param how.keep the member asks for a version. @param how.settles the other text, which this one replaces.
 * @returns the revision that the outbox has now; null for no draft at all, or where nothing could be stored.
 */
export const saveTextAtom = atom(
  null,
  (_get, set, id: string, how: { keep?: boolean; settles?: string } = {}): Promise<string | null> => {
    const next = saving.then(() => set(saveOneAtom, id, how))
    saving = next.catch(() => undefined)
    return next
  },
)

const saveOneAtom = atom(
  null,
  async (get, set, id: string, { keep, settles }: { keep?: boolean; settles?: string }): Promise<string | null> => {
    const owner = get(ownerAtom)
    if (owner === null) return null
    const edited = editedOf(id, owner)
    const saved = get(draftOf(id, ''))
    const before = get(edited)
    const { title, body, base } = toShownText(saved, before)
    if (!before?.isDirty && !keep && !settles) return base
    const changed = settles ? (saved?.revision ?? base) : base
    const revision = get(draftIdsAtom).create()
    const now = get(clockAtom).now()
    const alone = base !== null && (base === saved?.publishedRevision || base === saved?.schedule?.revision)
    const result: CommandResult = await set(enqueueAtom, {
      kind: 'saveDraft',
      args: {
        ...{ id: id as ArticleId, title, body, revision, base: changed, createdAt: now.toISOString() },
        ...{ ...(settles && { settles }), ...(keep && { keep }), ...(alone && { alone }) },
      },
    })
    if (result !== 'queued') return null
    const after = get(edited)
    const isSame = !after?.isDirty || (after.title === title && after.body === body)
    const passed = [...(after?.passed ?? []), ...(base === null ? [] : [base]), ...(changed ? [changed] : [])].slice(
      -50,
    )
    const text = isSame ? { title, body } : { title: after.title, body: after.body }
    set(edited, { ...text, base: revision, isDirty: !isSame, passed, savedAt: now })
    if (isSame) await set(keepTextAtom, id, owner, null)
    return revision
  },
)
