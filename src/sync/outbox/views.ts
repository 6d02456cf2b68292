import type { Entry, EntryError } from './entry.ts'

/** The reason why an owner's whole queue is parked. */
export type ParkReason = 'signIn' | 'otherUser' | 'xsrf'

/** A summary of an owner's entries. `waiting` counts what will still be sent, `failed` what needs a decision. */
export type OutboxSummary = { waiting: number; failed: number; parked: ParkReason | null }

export const emptySummary: OutboxSummary = { waiting: 0, failed: 0, parked: null }

/** The readable parts of a member's damaged row. */
export type Remains = { kind: string; args: unknown; intentAt: string | null; wasSent: boolean }

/**
 * A row of the outbox for its screen. `newer` was written by a newer version of the app, which alone handles it;
 * `unreadable` can only be discarded; `remains` is null where the row does not name its owner.
 */
export type OutboxRow =
  | {
      row: 'entry'
      entry: Entry
      /** Keys of what falls with it when it is discarded. */
      dependents: readonly string[]
      /**
       * The begin of the attempt that runs, and the time until which no other replayer sends the entry, in ms; null for
       * none.
       */
      sending: { since: number; until: number } | null
    }
  | { row: 'newer'; seq: number; kind: string }
  | { row: 'unreadable'; seq: number; remains: Remains | null; dependents: readonly string[] }

/** Own state of one slot: what is confirmed with what waits folded over it. */
export type SlotView = {
  /** null: no confirmed state is known, and nothing waits. Parsed by the slot's command. */
  value: unknown
  /** Of the newest intent in the slot. */
  state: 'none' | 'saved' | 'pending' | 'failed'
  error: EntryError | null
  /** The time of that intent, or of the server's confirmation; null where nothing is known. */
  at: string | null
  /** The confirmed state, and when the server set it, by its clock; null when nothing is known. */
  confirmed: { state: unknown; updatedAt: string } | null
  /** The entries that wait or were refused, in order of arrival; `state` and `error` are the last one's. */
  entries: readonly Entry[]
}

export const emptySlot: SlotView = { value: null, state: 'none', error: null, at: null, confirmed: null, entries: [] }
