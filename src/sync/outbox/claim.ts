import { Dexie } from 'dexie'
import type { UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { BoundCommand } from '../commands/command.ts'
import type { Registry } from '../commands/registry.ts'
import { BACKOFF_MAX_MS, PAUSE_MAX_MS } from '../replay/backoff.ts'
import type { OutboxDatabase } from './database.ts'
import { blockDependents } from './dependents.ts'
import type { Entry } from './entry.ts'
import { isWaiting, readRow } from './lift.ts'
import { parkedFact, pauseFact } from './meta.ts'
import { resolveRefs } from './refs.ts'

/** How long a claim protects an entry; three times what a request may take. */
export const LEASE_MS = 60_000

/** The server keeps receipts for 90 days. What first left longer ago than this could take effect twice. */
const OUTCOME_KNOWN_MS = 60 * 86_400_000

/**
 * - `claimed`: ours under the lease, to be sent now.
 * - `waits`: it, or what stands before it, is not due; times in milliseconds, null when nobody knows.
 * - `gone`: nothing to send here any more; the lane goes on.
 * - `stopped`: the owner's whole queue is parked (null) or paused.
 */
export type Claim =
  | { kind: 'claimed'; entry: Entry; command: BoundCommand }
  | { kind: 'waits'; until: number | null; forDependency: boolean }
  | { kind: 'gone' }
  | { kind: 'stopped'; until: number | null }

type Lease = NonNullable<Entry['lease']>

export type ClaimDeps = { db: OutboxDatabase; registry: Registry; clock: Clock; uuid: () => string }

/** Claims one entry; see `claimAll`. */
export async function claim(deps: ClaimDeps, owner: UserId, seq: number, hurry: boolean): Promise<Claim> {
  const [claimed] = await claimAll(deps, owner, [seq], hurry)
  return claimed ?? gone
}

/**
 * Claims entries by compare-and-set, to be sent in one request in this order: one of a lane may follow another one of
 * these. All rules of order are checked here, in one transaction, so that two replayers that meet by mistake still never
 * send the same entry at the same time.
 *
 * @param hurry the network has just come back: waiting after an unreachable server is cut short.
 */
export function claimAll(
  deps: ClaimDeps,
  owner: UserId,
  seqs: readonly number[],
  hurry: boolean,
): Promise<readonly Claim[]> {
  const { db, clock, uuid } = deps
  return db.transaction('rw', db.outbox, db.meta, db.idmap, async () => {
    const now = clock.now()
    const stop = await whyStopped(db, owner, now)
    if (stop) return seqs.map(() => stop)
    const lease = { id: uuid(), until: now + LEASE_MS }
    const claims: Claim[] = []
    for (const seq of seqs) claims.push(await claimUnder(deps, owner, seq, lease, { now, hurry }))
    return claims
  })
}

async function claimUnder(
  { db, registry }: ClaimDeps,
  owner: UserId,
  seq: number,
  lease: Lease,
  { now, hurry }: { now: number; hurry: boolean },
): Promise<Claim> {
  const row = await db.outbox.get(seq)
  if (row === undefined) return gone
  const read = readRow(row)
  if (read.kind === 'newer') return waits(null)
  if (read.kind === 'unreadable') return gone
  const { entry } = read
  if (entry.owner !== owner || !isWaiting(entry.state)) return gone
  const dueAt = toDueAt(entry, now, hurry)
  if (dueAt > now) return waits(dueAt)
  const before = await findBefore(db, entry, lease)
  if (before) return waits(before.kind === 'entry' ? toDueAt(before.entry, now, false) : null)
  const dependency = await checkDependencies(db, entry)
  if (dependency) return dependency
  if (entry.firstSentAt !== null && now - entry.firstSentAt > OUTCOME_KNOWN_MS)
    return giveUp(db, entry, 'review', 'unknownOutcome')
  const known = registry.get(entry.kind)
  if (!known) return waits(null)
  const command = known.bind(await resolveRefs(db, owner, entry.args))
  if (!command) return giveUp(db, entry, 'failed', 'unreadable')
  const claimed: Entry = { ...entry, state: 'sending', lease, firstSentAt: entry.firstSentAt ?? now }
  await db.outbox.put(claimed)
  return { kind: 'claimed', entry: claimed, command }
}

const gone: Claim = { kind: 'gone' }
const waits = (until: number | null): Claim => ({ kind: 'waits', until, forDependency: false })

/**
 * When an entry may be sent. A time further ahead than its cap comes from a clock that has since jumped back, and
 * counts as reached.
 */
export function toDueAt(entry: Entry, now: number, hurry: boolean): number {
  if (entry.state === 'sending') {
    const until = entry.lease?.until ?? 0
    return until > now + LEASE_MS ? now : until
  }
  if (entry.nextAt > now + BACKOFF_MAX_MS) return now
  return hurry && entry.lastError?.code === 'unreachable' ? now : entry.nextAt
}

async function whyStopped(db: OutboxDatabase, owner: UserId, now: number): Promise<Claim | null> {
  if (await parkedFact.read(db, owner)) return { kind: 'stopped', until: null }
  const pause = await pauseFact.read(db, owner)
  if (!pause) return null
  if (pause.until > now && pause.until <= now + PAUSE_MAX_MS) return { kind: 'stopped', until: pause.until }
  await pauseFact.remove(db, owner)
  return null
}

/** What waits before an entry in its lane and does not go with it, if anything does: first in, first out. */
async function findBefore(db: OutboxDatabase, { owner, lane, seq }: Entry, { id }: Lease) {
  const row = await db.outbox
    .where('[owner+lane+seq]')
    .between([owner, lane, Dexie.minKey], [owner, lane, seq], true, false)
    .filter((row) => isWaiting(row.state) && row.lease?.id !== id)
    .first()
  if (!row) return null
  const read = readRow(row)
  return read.kind === 'unreadable' ? null : read
}

async function checkDependencies(db: OutboxDatabase, entry: Entry): Promise<Claim | null> {
  if (entry.deps.length === 0) return null
  const left = await db.outbox.where('key').anyOf(entry.deps).toArray()
  if (left.some(({ state }) => !isWaiting(state))) return giveUp(db, entry, 'blocked', 'blocked')
  return left.length > 0 ? { kind: 'waits', until: null, forDependency: true } : null
}

async function giveUp(db: OutboxDatabase, entry: Entry, state: Entry['state'], code: string): Promise<Claim> {
  await db.outbox.put({ ...entry, state, lease: null, lastError: { code, status: null, text: null } })
  await blockDependents(db, entry)
  return gone
}
