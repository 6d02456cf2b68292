import type { CommandKey, UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'
import type { Entry } from './entry.ts'
import { toEntries } from './readRow.ts'

/** A dependency: an entry, or the rest of a damaged one. */
type Needed = { key: string; owner: UserId }

/** The entries that depend on an entry, directly or through others, in order of arrival. */
export async function findDependents(db: OutboxDatabase, { key, owner }: Needed): Promise<Entry[]> {
  const found = new Map<string, Entry>()
  for (const keys = [key]; keys.length > 0; ) {
    const rows = await db.outbox.where('deps').anyOf(keys.splice(0)).toArray()
    for (const entry of toEntries(rows)) {
      if (entry.owner !== owner || found.has(entry.key)) continue
      found.set(entry.key, entry)
      keys.push(entry.key)
    }
  }
  return [...found.values()].sort((a, b) => a.seq - b.seq)
}

/** Stops what depends on an entry that was refused. */
export async function blockDependents(db: OutboxDatabase, entry: Needed): Promise<void> {
  for (const dependent of await findDependents(db, entry)) {
    if (dependent.state === 'pending') await db.outbox.put(toBlocked(dependent))
  }
}

/** An entry goes on under a new key: what depends on it follows, also what was blocked with it. */
export async function followKey(db: OutboxDatabase, entry: Needed, key: CommandKey): Promise<void> {
  for (const dependent of await findDependents(db, entry)) {
    const deps = dependent.deps.map((dep) => (dep === entry.key ? key : dep))
    const freed: Partial<Entry> = dependent.state === 'blocked' ? { state: 'pending', lastError: null } : {}
    await db.outbox.put({ ...dependent, deps, ...freed })
  }
}

export const toBlocked = <E extends Omit<Entry, 'seq'>>(entry: E): E => ({
  ...entry,
  state: 'blocked',
  lease: null,
  lastError: { code: 'blocked', status: null, text: null },
})
