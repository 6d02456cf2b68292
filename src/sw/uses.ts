import { Dexie, type Table } from 'dexie'

/** When an answer that is kept was last stored or served, in milliseconds. */
type Use = { cache: string; url: string; at: number }
export type UsesDatabase = Dexie & { uses: Table<Use, [string, string]> }

/** A database of its own: nothing that it holds is worth a migration, and the outbox is none of its business. */
export function createUses(options = {}): UsesDatabase {
  const db = new Dexie('uses', options) as UsesDatabase
  db.version(1).stores({ uses: '&[cache+url], cache' })
  return db
}
