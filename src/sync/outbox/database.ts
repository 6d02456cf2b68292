import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import { errorName } from '../storageFull.ts'
import type { Entry } from './entry.ts'

/** A member's own state as the server has confirmed it, one row a slot. */
export type OwnRow = { owner: UserId; slot: string; state: unknown; updatedAt: string }

/** The outcome of an entry that left the outbox. `coalesced`: a later intent of the same slot took its place. */
export type Outcome = 'done' | 'coalesced' | 'discarded'
/**
 * Entries that left at the same time and for the same reason share a row: a row each would cost a batch a third of its
 * time.
 */
export type HistoryRow = {
  id: number
  owner: UserId
  at: number
  outcome: Outcome
  entries: readonly Pick<Entry, 'key' | 'kind' | 'slot'>[]
}

/** Small facts by name; see `meta.ts`. */
type MetaRow = { k: string; value: unknown }
type IdRow = { owner: UserId; local: string; server: string }

/** Rows of `outbox` are read through `readRow` alone: another version may have written them. */
export type OutboxDatabase = Dexie & {
  outbox: EntityTable<Entry, 'seq'>
  own: Table<OwnRow, [UserId, string]>
  idmap: Table<IdRow, [UserId, string]>
  history: EntityTable<HistoryRow, 'id'>
  meta: Table<MetaRow, string>
}

const OUTBOX_DATABASE = 'outbox'

/**
 * The device's outbox, apart from cached data, so that clearing a cache never touches it. A write is done when it is
 * on the disk (`strict`), not when the system has promised to write it. Opens with the first use.
 */
export function createDatabase(name: string = OUTBOX_DATABASE, options: DexieOptions = {}): OutboxDatabase {
  // Dexie's cache of answers would outlive data that is cleared behind it.
  const settings: DexieOptions = { ...options, chromeTransactionDurability: 'strict', cache: 'disabled' }
  const db = new Dexie(name, settings) as OutboxDatabase
  db.version(1).stores({
    outbox: '++seq, &key, [owner+state+seq], [owner+lane+seq], [owner+slot], *deps',
    own: '&[owner+slot]',
    idmap: '&[owner+local]',
    history: '++id',
    meta: '&k',
  })
  // A newer version of the app in another tab wants to upgrade: holding on would block it.
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false })
    // Dexie's own handler would do the same with a warning on the console.
    return false
  })
  return db
}

/** The time that an opening may wait for another tab's upgrade before the user is told that nothing was stored. */
const OPEN_TIMEOUT_MS = 5_000

/** Connections that iOS takes away in the background are closed without saying so; the next use fails like this. */
const lostConnection = new Set([
  ...['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'PrematureCommitError'],
  // An opening that the site's data was cleared under.
  'AbortError',
])

/**
 * Runs `work` and, when the connection turns out to be lost, once more on a new one. `work` must be one transaction:
 * a lost connection took back what it had begun.
 *
 * @throws Error `TimeoutError` when the database does not open in time.
 */
export async function withDatabase<T>(
  db: OutboxDatabase,
  work: () => Promise<T>,
  setTimer: (ms: number, run: () => void) => () => void,
): Promise<T> {
  try {
    await openInTime(db, setTimer)
    return await work()
  } catch (error) {
    if (!lostConnection.has(errorName(error))) throw error
    db.close({ disableAutoOpen: false })
    await openInTime(db, setTimer)
    return work()
  }
}

async function openInTime(db: OutboxDatabase, setTimer: (ms: number, run: () => void) => () => void): Promise<void> {
  if (db.isOpen()) return
  let cancel = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    cancel = setTimer(OPEN_TIMEOUT_MS, () => reject(new DOMException('The outbox did not open', 'TimeoutError')))
  })
  try {
    await Promise.race([db.open(), late])
  } finally {
    cancel()
  }
}
