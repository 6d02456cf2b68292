import { Dexie } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'
import type { EntryState } from './entry.ts'

/** An owner's rows in a state, in order of arrival. @param after only those behind this number. */
export const inState = (db: OutboxDatabase, owner: UserId, state: EntryState, after: number = Dexie.minKey) =>
  db.outbox.where('[owner+state+seq]').between([owner, state, after], [owner, state, Dexie.maxKey], false, true)
