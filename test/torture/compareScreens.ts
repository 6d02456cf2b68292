import type { UserId } from '#contract/ids.ts'
import { clearMark, type MarkState, toSideSlots } from '../../src/sync/commands/mark.ts'
import { rateTitle } from '../../src/sync/commands/rateTitle.ts'
import type { ReminderState } from '../../src/sync/commands/reminder.ts'
import type { SlotView } from '../../src/sync/outbox/views.ts'
import type { IntentLog } from './intentLog.ts'
import type { Meant } from './judge.ts'

type Views = ReadonlyMap<string, SlotView>

/**
 * Checks that this device (`here`), and another one that has never sent anything (`there`), show the last intent in each
 * slot.
 *
 * @param won the intents that are done and were not stale, in their order.
 * @param givenUp slots with a discarded entry: if it had been sent before, it may have taken effect.
 */
export function compareScreens(
  owner: UserId,
  { here, there }: { here: Views; there: Views },
  won: readonly Meant[],
  log: IntentLog,
  givenUp: ReadonlySet<string>,
): string[] {
  const last = new Map(won.map(({ slot, key }) => [slot, log.stateOf(key)]))
  const contested = new Set(won.filter(({ elsewhere }) => elsewhere).map(({ slot }) => slot))
  const unsure = new Set(won.filter((one) => one.unsure && contested.has(one.slot)).map(({ slot }) => slot))
  const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)
  const isAsMeant = (slot: string, state: unknown) =>
    isSame(toComparable(slot, last.get(slot)), toComparable(slot, state))
  return [...there].flatMap(([slot, { value }]) => [
    ...(isSame(here.get(slot)?.value, value) ? [] : [`${owner} sees another ${slot} here and there`]),
    ...(!last.has(slot) || isAsMeant(slot, value) || unsure.has(slot) || givenUp.has(slot) || wasRatedSince(slot, won)
      ? []
      : [`${slot} of ${owner} is not what was meant last`]),
  ])
}

/** A rating marks its title as seen, also where the member has taken that mark back before (ADR 046). */
function wasRatedSince(slot: string, won: readonly Meant[]): boolean {
  const [title] = toSideSlots(slot)
  const takenBack = won.findLast((one) => one.slot === slot)
  if (title === undefined || takenBack?.kind !== clearMark.kind) return false
  return won.some(
    (one) =>
      one.kind === rateTitle.kind &&
      one.slot.startsWith(`${title}/`) &&
      (one.at > takenBack.at || one.unsure || takenBack.unsure),
  )
}

/**
 * The part of a slot's state that one command determines alone: the facts of a reminder are the server's. For lists, comments, trivia, episodes, the
 * diary, meetups, messages and drafts, other commands or the server determine parts of it, too.
 */
function toComparable(slot: string, state: unknown): unknown {
  if (/^(list|listOrder|listItem|comment|trivia|episodes|diary|meetup|messageThread|message|draft)\//.test(slot))
    return null
  return /^(watch(ed)?|reminder)\//.test(slot) ? (state as MarkState | ReminderState).set : state
}
