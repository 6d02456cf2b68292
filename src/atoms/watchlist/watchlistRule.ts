import { type Atom, atom } from 'jotai'
import type { WatchlistRule } from '#contract/watchlistRule.ts'
import type { MarkState } from '../../sync/commands/mark.ts'
import type { WatchlistRuleState } from '../../sync/commands/watchlistRule.ts'
import { markSlot, RULE_SLOT, type Slot } from '../../sync/slots.ts'
import { type CommandResult, enqueueAtom, openSafely } from '../core/outbox.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'
import type { ListedTitle } from '../lists/lists.ts'
import type { RatedTitle } from '../ratings/ratings.ts'

/**
 * The member's rule for titles on the watchlist that they rate.
 *
 * - `saved`: the server has it, or nothing was chosen yet; `pending`: it waits on this device.
 * - `failed`: the newest choice was refused, `reason` says why; `rule` is the one before.
 */
export type VisibleRule = { rule: WatchlistRule; state: 'saved' | 'pending' | 'failed'; reason: string | null }

/** The member's rule; null for visitors, and until the device has answered. */
export const watchlistRuleAtom: Atom<VisibleRule | null> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, RULE_SLOT))
  if (slots === null) return null
  const view = slots.get(RULE_SLOT)
  const state = view === undefined || view.state === 'none' ? 'saved' : view.state
  return { rule: toRule(view?.value), state, reason: view?.error?.text ?? null }
})

/** Chooses the rule, durably before it shows. */
export const setWatchlistRuleAtom = atom(
  null,
  (_get, set, rule: WatchlistRule): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'setWatchlistRule', args: { rule } }),
)

/**
 * Reads from the device whether a title that was just rated is on the watchlist, and the rule for it. Null where it is
 * not on the watchlist, or the device does not know.
 */
export const readRatedAtom = atom(
  null,
  async (get, _set, { type, id }: RatedTitle): Promise<{ title: ListedTitle; rule: WatchlistRule } | null> => {
    const owner = get(ownerAtom)
    const outbox = owner === null ? null : await openSafely(get)
    if (owner === null || outbox === null) return null
    const slot = markSlot('watch', type, id)
    const read = (name: Slot) =>
      outbox.readSlots(owner, name).then(
        (slots) => slots.get(name)?.value,
        () => undefined,
      )
    const [mark, rule] = await Promise.all([read(slot), read(RULE_SLOT)])
    const { set: isOn, card } = (mark as MarkState | null | undefined) ?? { set: false, card: null }
    return isOn && card ? { title: { type, id, card }, rule: toRule(rule) } : null
  },
)

const toRule = (value: unknown): WatchlistRule => (value as WatchlistRuleState | null | undefined)?.rule ?? 'ask'
