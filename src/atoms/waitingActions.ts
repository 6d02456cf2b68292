import { atom } from 'jotai'
import * as z from 'zod/mini'
import { RatableType, RatingInput } from '#contract/ratings.ts'
import type { Entry } from '../sync/outbox/entry.ts'
import type { OutboxRow } from '../sync/outbox/views.ts'
import { outboxEntriesAtom } from './outbox.ts'

/** What a waiting action does, as far as this version of the app can say. */
export type WaitingAct =
  | { kind: 'rate'; type: RatableType; title: string; rating: RatingInput }
  | { kind: 'clear'; title: string }
  | { kind: 'favourite'; name: string; favourite: boolean }
  | { kind: 'unknown' }

/**
 * A row of "Ausstehende Aktionen". `newer` belongs to a newer version of the app, `unreadable` can only be discarded;
 * `falls` counts what is discarded with it.
 */
export type WaitingAction = {
  seq: number
  act: WaitingAct
  /** When it was meant; null when nobody knows. */
  since: string | null
  state: Entry['state'] | 'newer' | 'unreadable'
  error: Entry['lastError']
  falls: number
}

/** Own waiting actions, those that need a decision first, else in order; null until the device has answered. */
export const waitingActionsAtom = atom((get): readonly WaitingAction[] | null => {
  const actions = get(outboxEntriesAtom)?.map(toWaitingAction)
  return actions?.toSorted((a, b) => Number(needsDecision(b)) - Number(needsDecision(a)) || a.seq - b.seq) ?? null
})

/** Nothing happens to it any more unless the user decides. */
export function needsDecision({ state }: WaitingAction): boolean {
  switch (state) {
    case 'failed':
    case 'blocked':
    case 'review':
    case 'unreadable':
      return true
    case 'pending':
    case 'sending':
    case 'parked':
    case 'newer':
      return false
  }
}

function toWaitingAction(row: OutboxRow): WaitingAction {
  const none = { act: { kind: 'unknown' }, since: null, error: null, falls: 0 } as const
  switch (row.row) {
    case 'entry': {
      const { seq, intentAt, state, lastError } = row.entry
      return { seq, act: toAct(row.entry), since: intentAt, state, error: lastError, falls: row.dependents.length }
    }
    case 'newer':
      return { ...none, seq: row.seq, state: 'newer' }
    case 'unreadable':
      return { ...none, seq: row.seq, state: 'unreadable' }
  }
}

const Titled = z.object({ title: z.string() })
const Named = z.object({ name: z.string() })
const Rated = z.object({ type: RatableType, title: z.string(), rating: RatingInput })

function toAct({ kind, args }: Entry): WaitingAct {
  const rated = z.safeParse(Rated, args)
  if (kind === 'rateTitle' && rated.success) return { kind: 'rate', ...rated.data }
  const titled = z.safeParse(Titled, args)
  if (kind === 'clearRating' && titled.success) return { kind: 'clear', ...titled.data }
  const named = z.safeParse(Named, args)
  if ((kind === 'favouriteCinema' || kind === 'unfavouriteCinema') && named.success)
    return { kind: 'favourite', ...named.data, favourite: kind === 'favouriteCinema' }
  return { kind: 'unknown' }
}
