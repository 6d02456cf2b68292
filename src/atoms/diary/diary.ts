import { type Atom, atom } from 'jotai'
import type { DiaryState } from '../../sync/commands/diary.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, DIARY_SLOTS } from '../../sync/slots.ts'
import { clockAtom } from '../core/context.ts'
import type { DiaryEntry, KnownEntry, Watching } from '../core/diaryEntry.ts'
import type { ListedTitle } from '../core/listedTitle.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import { isOwnStateKnownAtom, ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/** The member's diary, the latest day first; null for visitors, on the server, and until the device has answered. */
export const diaryAtom: Atom<readonly DiaryEntry[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, DIARY_SLOTS))
  if (slots === null) return null
  const entries = [...slots].flatMap(([slot, view]) => toEntry(afterPrefix(DIARY_SLOTS, slot), view))
  if (entries.length === 0 && !get(isOwnStateKnownAtom)) return null
  return entries.sort((a, b) => b.watchedOn.localeCompare(a.watchedOn) || b.createdAt.localeCompare(a.createdAt))
})

/**
 * Writes a new entry, durably before it shows.
 *
 * @param id a UUID of the entry's own: the same id once more is the same entry.
 * @param at when it was first written; now, if left out.
 */
export const addEntryAtom = atom(
  null,
  (
    get,
    set,
    id: string,
    { type, id: item, card }: ListedTitle,
    watching: Watching,
    at?: string,
  ): Promise<CommandResult> => {
    const createdAt = at ?? get(clockAtom).now().toISOString()
    return set(enqueueAtom, {
      kind: 'putDiaryEntry',
      args: { id, type, item, card, createdAt, ...watching, isNew: true },
    })
  },
)

/** Changes an entry. */
export const changeEntryAtom = atom(
  null,
  (_get, set, entry: KnownEntry, watching: Watching): Promise<CommandResult> =>
    set(enqueueAtom, {
      kind: 'putDiaryEntry',
      args: { ...toArgs(entry), card: entry.card, ...watching, isNew: false },
    }),
)

/** Takes an entry out. */
export const removeEntryAtom = atom(
  null,
  (_get, set, entry: DiaryEntry): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'deleteDiaryEntry', args: toArgs(entry) }),
)

const toArgs = ({ id, type, item, card, createdAt, watchedOn, rewatch, season, episode }: DiaryEntry) => ({
  ...{ id, type, item, card, createdAt, watchedOn, rewatch, season, episode },
})

function toEntry(id: string, { value, state, error }: SlotView): DiaryEntry[] {
  const held = value as DiaryState | null
  if (held === null || held.deleted) return []
  const { deleted: _deleted, ...entry } = held
  const shown = state === 'none' ? 'saved' : state
  return [{ ...entry, id, state: shown, reason: error?.text ?? null }]
}
