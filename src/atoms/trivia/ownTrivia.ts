import { type Atom, atom } from 'jotai'
import type { TrivializableType } from '#contract/ownTrivia.ts'
import type { TriviaState } from '../../sync/commands/trivia.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, type SlotPrefix, triviaSlots } from '../../sync/slots.ts'
import { bounded } from '../core/bounded.ts'
import { isTooNew } from '../core/newAccount.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/** The state of a fact that the member wrote, as far as this device knows it. */
export type OwnTrivia = {
  id: string
  /** Waiting entries folded over the confirmed state; null while the server has refused all of it. */
  value: TriviaState | null
  /** State of the newest intent: confirmed by the server, waiting here, or refused. */
  state: 'saved' | 'pending' | 'failed'
  error: EntryError | null
  /** The server does not take it yet: the account is too new. */
  isTooNew: boolean
  /** When the server last confirmed something of it; null when it never did. */
  confirmedAt: string | null
}

export type OwnTrivias = ReadonlyMap<string, OwnTrivia>

const none: OwnTrivias = new Map()

/** The member's own trivia on a title, by its id; none for visitors and on the server. */
export const ownTriviaAtom = bounded(
  (type: TrivializableType, item: string): Atom<OwnTrivias> =>
    atom((get) => {
      const owner = get(ownerAtom)
      if (owner === null || item === '') return none
      const prefix = triviaSlots(type, item)
      const slots = get(ownSlots(owner, prefix))
      return slots === null || slots.size === 0 ? none : toOwnTrivias(prefix, slots)
    }),
)

function toOwnTrivias(prefix: SlotPrefix, slots: ReadonlyMap<string, SlotView>): OwnTrivias {
  const own = [...slots].flatMap(([slot, { value, state, error, confirmed, entries }]): [string, OwnTrivia][] => {
    if (state === 'none') return []
    const id = afterPrefix(prefix, slot)
    const confirmedAt = confirmed?.updatedAt ?? null
    return [
      [id, { id, value: value as TriviaState | null, state, error, isTooNew: entries.some(isTooNew), confirmedAt }],
    ]
  })
  return new Map(own)
}
