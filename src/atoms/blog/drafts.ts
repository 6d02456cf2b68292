import { type Atom, atom } from 'jotai'
import type { DraftState } from '../../sync/commands/draft.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, DRAFT_SLOTS } from '../../sync/slots.ts'
import { bounded } from '../core/bounded.ts'
import { isOwnStateKnownAtom, ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/** One's own article as the screen shows it. `state` of the newest intent: `failed` was refused, for `reason`. */
export type VisibleDraft = DraftState & {
  id: string
  state: 'saved' | 'pending' | 'failed'
  reason: string | null
}

/** The stage of an article. */
export type Stage = 'draft' | 'scheduled' | 'published'

export const toStage = ({ publishedAt, schedule }: VisibleDraft): Stage =>
  schedule !== null ? 'scheduled' : publishedAt !== null ? 'published' : 'draft'

/** Whether readers see an older text than the author. */
export const isChanged = ({ publishedAt, publishedRevision, revision }: VisibleDraft): boolean =>
  publishedAt !== null && publishedRevision !== revision

/** All drafts of the member by their ids, deleted ones, too; null for visitors and until the device has answered. */
const allAtom: Atom<ReadonlyMap<string, VisibleDraft> | null> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, DRAFT_SLOTS))
  if (slots === null) return null
  return new Map(
    [...slots].flatMap(([slot, view]) => {
      const draft = toDraft(afterPrefix(DRAFT_SLOTS, slot), view)
      return draft === null ? [] : [[draft.id, draft]]
    }),
  )
})

/** The member's articles, the newest first; null until it is known what there is. */
export const draftsAtom: Atom<readonly VisibleDraft[] | null> = atom((get) => {
  const all = get(allAtom)
  if (all === null) return null
  const found = [...all.values()].filter(({ deleted }) => !deleted)
  if (found.length === 0 && !get(isOwnStateKnownAtom)) return null
  return found.sort((a, b) => toTime(b).localeCompare(toTime(a)))
})

const toTime = ({ schedule, publishedAt, createdAt }: VisibleDraft) => schedule?.at ?? publishedAt ?? createdAt

/** One article, deleted or not: `null` until it is known whether there is one, `undefined` for none. */
export const draftOf = bounded((id: string, _all: string) =>
  atom((get): VisibleDraft | null | undefined => {
    const all = get(allAtom)
    return all?.get(id) ?? (all !== null && get(isOwnStateKnownAtom) ? undefined : null)
  }),
)

function toDraft(id: string, { value, state, error }: SlotView): VisibleDraft | null {
  const draft = value as DraftState | null
  return draft && { ...draft, id, state: state === 'none' ? 'saved' : state, reason: error?.text ?? null }
}
