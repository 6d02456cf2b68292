import { atom, type Getter } from 'jotai'
import type { QuickTitle } from '#contract/quickRatings.ts'
import type { RatingInput } from '#contract/ratings.ts'
import type { MarkState } from '../../sync/commands/mark.ts'
import { markSlot } from '../../sync/slots.ts'
import { type CommandResult, openSafely } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'
import { clearMarkAtom } from '../marks/marks.ts'
import { clearRatingAtom, type RatedTitle, rateTitleAtom } from '../ratings/ratings.ts'
import { toQuickKey, withLater, withoutKeys, withReturned, withSkipped } from './quickPile.ts'
import {
  changePileAtom,
  draftAtom,
  type QuickStep,
  quickNewsAtom,
  returnedAtom,
  stepsAtom,
  visitAtom,
} from './quickState.ts'

/** Steps that can be taken back. */
const MOST_STEPS = 200

const toRated = ({ type, id, title }: QuickTitle): RatedTitle => ({ type, id, title })

/** Whether there is a step to take back. */
export const canUndoQuickAtom = atom((get) => get(stepsAtom).length > 0)

/** Rates the title in front. The next one shows once this is stored. */
export const rateQuicklyAtom = atom(
  null,
  async (get, set, title: QuickTitle, rating: RatingInput): Promise<CommandResult> => {
    const wasSeen = await isSeen(get, title)
    const result = await set(rateTitleAtom, toRated(title), rating)
    if (result !== 'queued') return result
    set(visitAtom, (count) => count + 1)
    set(takeStepAtom, { act: 'rated', title, rating, wasSeen })
    return result
  },
)

/** Goes on without a rating: it is skipped for this round, or comes later in it. */
export const passQuicklyAtom = atom(null, (_get, set, title: QuickTitle, act: 'skipped' | 'later'): void =>
  set(takeStepAtom, { act, title }),
)

const takeStepAtom = atom(null, (_get, set, step: QuickStep): void => {
  const key = toQuickKey(step.title)
  set(stepsAtom, (steps) => [...steps, step].slice(-MOST_STEPS))
  set(quickNewsAtom, step)
  set(draftAtom, null)
  set(changePileAtom, (pile) => {
    if (step.act === 'skipped') return withSkipped(pile, step.title)
    return step.act === 'later' ? withLater(pile, step.title) : withoutKeys(pile, (other) => other === key)
  })
})

async function isSeen(get: Getter, { type, id }: QuickTitle): Promise<boolean> {
  const owner = get(ownerAtom)
  const slot = markSlot('watched', type, id)
  const slots =
    owner === null ? undefined : await (await openSafely(get))?.readSlots(owner, slot).catch(() => undefined)
  return (slots?.get(slot)?.value as MarkState | null | undefined)?.set === true
}

/**
 * Takes the last step back: its title is in front again, with what was chosen for it. The mark "seen" goes with the
 * rating that brought it.
 */
export const undoQuicklyAtom = atom(null, async (get, set): Promise<CommandResult> => {
  const step = get(stepsAtom).at(-1)
  if (step === undefined) return 'queued'
  if (step.act === 'rated') {
    const result = await set(clearRatingAtom, toRated(step.title))
    if (result !== 'queued') return result
    const { type, id, title } = step.title
    if (!step.wasSeen && (await isSeen(get, step.title))) await set(clearMarkAtom, 'watched', { type, id, name: title })
    set(visitAtom, (count) => count - 1)
    set(draftAtom, { key: toQuickKey(step.title), rating: step.rating })
  }
  set(stepsAtom, (steps) => steps.filter((other) => other !== step))
  set(returnedAtom, (keys) => new Set([...keys, toQuickKey(step.title)]))
  set(quickNewsAtom, { act: 'undone', title: step.title })
  set(changePileAtom, (pile) => withReturned(pile, step.title))
  return 'queued'
})
