import * as z from 'zod/mini'
import { UserId } from '#contract/ids.ts'
import type { OutboxDatabase } from './database.ts'
import { findDependents, toBlocked } from './dependents.ts'
import { remove } from './history.ts'
import { isWaiting, readRow, toEntries } from './readRow.ts'

/*
 * Rows of which nothing can be sent (ADR 031). They are kept in `meta`, apart from the rows that are counted, claimed
 * and sent: a row without an owner or a state is in no index of `outbox`, and no query would find it there again.
 */

/**
 * The parts of a row that are set aside. `owner`: empty where the row does not say whose it is. `nth`: its number on
 * the device, below 0, so that it is no entry's `seq`.
 */
export type DamagedRow = { owner: UserId | ''; nth: number; row: unknown }

const PREFIX = 'damaged'
const NOBODYS = ''
const CHUNK = 500

const toKey = (owner: UserId | '', nth: number) => `${PREFIX}:${owner}:${nth}`

function toDamaged({ k, value }: { k: string; value: unknown }): DamagedRow {
  const [, owner = NOBODYS, nth] = k.split(':')
  return { owner: owner as UserId | '', nth: Number(nth), row: value }
}

/**
 * Whether a key of `meta` names a damaged row that stays after a sign-out. @param discards the member whose rows go.
 */
export function isDamagedKept(k: string, discards: UserId | null): boolean {
  const [name, owner] = k.split(':')
  return name === PREFIX && owner !== discards
}

/** The damaged rows that a member may discard: their own, and those that name no owner. */
export async function readDamaged(db: OutboxDatabase, owner: UserId): Promise<readonly DamagedRow[]> {
  return (await ofMember(db, owner).toArray()).map(toDamaged)
}

/** The number of those rows, without reading one. */
export const countDamaged = (db: OutboxDatabase, owner: UserId): Promise<number> => ofMember(db, owner).count()

const ofMember = (db: OutboxDatabase, owner: UserId) =>
  db.meta.where('k').startsWithAnyOf(`${PREFIX}:${owner}:`, `${PREFIX}:${NOBODYS}:`)

/**
 * Looks at every row of the device and sets the damaged ones aside. In pieces: a queue of thousands is read without
 * keeping anybody else from the database.
 */
export async function setDamagedAside(db: OutboxDatabase): Promise<void> {
  let after: unknown
  for (;;) {
    const behind = after === undefined ? db.outbox.toCollection() : db.outbox.where(':id').above(after)
    const rows: readonly { seq: unknown }[] = await behind.limit(CHUNK).toArray()
    const damaged = rows.filter((row) => readRow(row).kind === 'unreadable')
    if (damaged.length > 0) await setAsideStill(db, damaged)
    if (rows.length < CHUNK) return
    after = rows.at(-1)?.seq
  }
}

/** Another tab may have done so meanwhile. */
function setAsideStill(db: OutboxDatabase, rows: readonly { seq: unknown }[]): Promise<void> {
  return db.transaction('rw', db.outbox, db.meta, async () => {
    for (const { seq } of rows) {
      const row = await db.outbox.get(seq as number)
      if (row && readRow(row).kind === 'unreadable') await setAside(db, row)
    }
  })
}

const Keyed = z.object({ key: z.string() })

/**
 * Takes a damaged row out of the queue, and stops what depends on it. Call inside a transaction over `outbox` and
 * `meta`.
 *
 * @returns its number from now on.
 */
export async function setAside(db: OutboxDatabase, row: { seq: unknown; owner?: unknown }): Promise<number> {
  const parsed = z.safeParse(UserId, row.owner)
  const taken = await db.meta.where('k').startsWith(`${PREFIX}:`).toArray()
  const nth = Math.min(0, ...taken.map((one) => toDamaged(one).nth)) - 1
  await db.meta.put({ k: toKey(parsed.success ? parsed.data : NOBODYS, nth), value: row })
  await db.outbox.delete(row.seq as number)
  const keyed = z.safeParse(Keyed, row)
  if (keyed.success) await block(db, keyed.data.key)
  return nth
}

/** Whether one of some keys is that of a damaged row. Call inside a transaction over `meta`. */
export async function isAnySetAside(db: OutboxDatabase, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false
  const rows = await db.meta.where('k').startsWith(`${PREFIX}:`).toArray()
  return rows.some(({ value }) => {
    const keyed = z.safeParse(Keyed, value)
    return keyed.success && keys.includes(keyed.data.key)
  })
}

/** Of any owner, and parked ones too: nobody finds out any more what they wait for. */
async function block(db: OutboxDatabase, key: string): Promise<void> {
  const direct = toEntries(await db.outbox.where('deps').equals(key).toArray())
  for (const owner of new Set(direct.map((entry) => entry.owner))) {
    for (const dependent of await findDependents(db, { key, owner })) {
      if (isWaiting(dependent.state)) await db.outbox.put(toBlocked(dependent))
    }
  }
}

/** Gives a damaged row up, and what depends on it. Call inside a transaction over `outbox`, `history` and `meta`. */
export async function discardDamaged(db: OutboxDatabase, owner: UserId, nth: number, now: number): Promise<void> {
  const found = (await readDamaged(db, owner)).find((one) => one.nth === nth)
  if (found === undefined) return
  await db.meta.delete(toKey(found.owner, nth))
  const keyed = z.safeParse(Keyed, found.row)
  if (keyed.success) await remove(db, await findDependents(db, { key: keyed.data.key, owner }), 'discarded', now)
}
