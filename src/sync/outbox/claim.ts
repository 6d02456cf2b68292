import type { UserId } from '#contract/ids.ts'
import { PUBLISH_WAIT_MS } from '#contract/newAccount.ts'
import type { Clock } from '../clock.ts'
import type { BoundCommand } from '../commands/command.ts'
import type { Registry } from '../commands/registry.ts'
import { BACKOFF_MAX_MS, PAUSE_MAX_MS } from './backoff.ts'
import { setAside } from './damaged.ts'
import type { OutboxDatabase } from './database.ts'
import { blockDependents } from './dependents.ts'
import type { Entry } from './entry.ts'
import { cursorFact, parkedFact, pauseFact } from './meta.ts'
import { type Queue, readQueue } from './queue.ts'
import { isWaiting, readRow } from './readRow.ts'
import { findRefs, readIds, resolveRefs } from './refs.ts'

/**
 * The time for which a claim protects an entry whose holder lives or is unknown; three times a request's time limit.
 */
export const LEASE_MS = 60_000

/** The server keeps receipts for 90 days. An entry that was first sent longer ago than this could take effect twice. */
const OUTCOME_KNOWN_MS = 60 * 86_400_000

/** The greatest age of an answer, in ms, from whose time the server's current time may be derived. */
const HEARD_LATELY_MS = 86_400_000

/**
 * - `claimed`: ours under the lease, to be sent now.
 * - `waits`: it, or an entry before it, is not due; times in milliseconds, null when they are not known.
 * - `gone`: nothing to send here any more; the lane goes on.
 * - `stopped`: the owner's whole queue is parked (null) or paused.
 */
export type Claim =
  | { kind: 'claimed'; entry: Entry; command: BoundCommand }
  | { kind: 'waits'; until: number | null; forDependency: boolean }
  | { kind: 'gone' }
  | { kind: 'stopped'; until: number | null }

type Lease = NonNullable<Entry['lease']>

export type ClaimDeps = {
  db: OutboxDatabase
  registry: Registry
  clock: Clock
  uuid: () => string
  /** The Web Lock of this replayer; null or absent where there are none. */
  holder?: string | null
}

/**
 * Claims entries by compare-and-set, to be sent in this order: one of a lane may follow another one of these. All rules
 * of order are checked here, in one transaction, so that two replayers that meet by mistake still never send the same
 * entry at the same time.
 *
 * @param hurry the network has just come back: waiting after an unreachable server is cut short.
 */
export function claimAll(
  deps: ClaimDeps,
  owner: UserId,
  seqs: readonly number[],
  hurry: boolean,
): Promise<readonly Claim[]> {
  const { db, clock, uuid, holder } = deps
  return db.transaction('rw', db.outbox, db.meta, db.idmap, async () => {
    const now = clock.now()
    const [stop, fetched, { rows, lanes }] = await Promise.all([
      whyStopped(db, owner, now),
      cursorFact.read(db, owner),
      readQueue(db, owner, seqs),
    ])
    if (stop) return seqs.map(() => stop)
    const known = { lanes, ...(await readAround(db, owner, rows)) }
    const lease = { id: uuid(), until: now + LEASE_MS, ...(holder && { holder }) }
    // Decided without another question in between: Dexie loses its transaction over a hundred awaits of anything else.
    const time = toServerTime(now, fetched?.heard)
    const decisions = rows.map((row) => decide({ ...deps, owner, now, time, hurry, lease, known }, row))
    const claimed = decisions.flatMap((each) => (each.kind === 'claimed' ? [each.entry] : []))
    // Stryker disable next-line ConditionalExpression,EqualityOperator: it saves a question to the database
    if (claimed.length > 0) await db.outbox.bulkPut(claimed)
    for (const each of decisions) {
      if (each.kind === 'damaged') await setAside(db, each.row)
      if (each.kind !== 'givenUp') continue
      await db.outbox.put(each.entry)
      await blockDependents(db, each.entry)
    }
    return decisions.map((each) => (each.kind === 'givenUp' || each.kind === 'damaged' ? gone : each))
  })
}

/** Facts about other rows that the decision about some rows needs. */
type Around = {
  lanes: Queue['lanes']
  /** The states of entries, by key, that some of them depend on. */
  states: ReadonlyMap<string, string>
  ids: ReadonlyMap<string, string>
}

async function readAround(db: OutboxDatabase, owner: UserId, rows: Queue['rows']): Promise<Omit<Around, 'lanes'>> {
  // A damaged row may say anything.
  const keys = rows.flatMap((row) => row?.deps).filter((dep) => typeof dep === 'string')
  // Stryker disable next-line ConditionalExpression,ArrayDeclaration: it saves a question to the database
  const needed = keys.length === 0 ? [] : await db.outbox.where('key').anyOf(keys).toArray()
  return {
    states: new Map(needed.map(({ key, state }) => [key, state])),
    ids: await readIds(
      db,
      owner,
      rows.flatMap((row) => findRefs(row?.args)),
    ),
  }
}

/** The server's time, in ms; where it is not known, it is this at least. */
type ServerTime = { ms: number; isKnown: boolean }

/**
 * The device's clock may have been set since it noted a time, by years: the server's clock counts the time since then.
 *
 * @param heard the times of both clocks at the server's last answer.
 */
function toServerTime(now: number, heard?: { here: number; there: number }): ServerTime {
  if (!heard) return { ms: now, isKnown: false }
  const isKnown = Math.abs(now - heard.here) < HEARD_LATELY_MS
  return { ms: isKnown ? heard.there + now - heard.here : Math.max(now, heard.there), isKnown }
}

type Scope = ClaimDeps & {
  owner: UserId
  now: number
  time: ServerTime
  hurry: boolean
  lease: Lease
  known: Around
}

/** `givenUp`: written down as it now is, and nothing to send; `damaged`: neither can be said of it. */
type Decision = Claim | { kind: 'givenUp'; entry: Entry } | { kind: 'damaged'; row: Entry }

function decide(scope: Scope, row: Entry | undefined): Decision {
  if (row === undefined) return gone
  const read = readRow(row)
  if (read.kind === 'newer') return waits(null)
  if (read.kind === 'unreadable') return { kind: 'damaged', row }
  const { entry } = read
  if (entry.owner !== scope.owner || !isWaiting(entry.state)) return gone
  const decision = decideEntry(scope, entry)
  // The entry no longer blocks its lane: it is sent with this claim, or never.
  if (decision.kind !== 'waits') scope.known.lanes.get(entry.lane)?.shift()
  return decision
}

function decideEntry({ registry, now, time, hurry, lease, known }: Scope, entry: Entry): Decision {
  const dueAt = toDueAt(entry, now, hurry)
  if (dueAt > now) return waits(dueAt)
  const first = known.lanes.get(entry.lane)?.[0]
  const isFirst = first === undefined || (first.kind === 'entry' && first.entry.seq === entry.seq)
  if (!isFirst) return waits(first.kind === 'entry' ? toDueAt(first.entry, now, false) : null)
  const needed = entry.deps.flatMap((key) => known.states.get(key) ?? [])
  if (needed.some((state) => !isWaiting(state))) return giveUp(entry, 'blocked', 'blocked')
  if (needed.length > 0) return { kind: 'waits', until: null, forDependency: true }
  if (entry.firstSentAt !== null && time.ms - entry.firstSentAt > OUTCOME_KNOWN_MS)
    return time.isKnown ? giveUp(entry, 'review', 'unknownOutcome') : waits(now + BACKOFF_MAX_MS)
  const kind = registry.get(entry.kind)
  if (!kind) return waits(null)
  const command = kind.bind(resolveRefs(entry.args, known.ids))
  if (!command) return giveUp(entry, 'failed', 'unreadable')
  return {
    kind: 'claimed',
    entry: {
      ...entry,
      state: 'sending',
      lease: entry.firstSentAt === null ? { ...lease, first: true } : lease,
      firstSentAt: entry.firstSentAt ?? time.ms,
    },
    command,
  }
}

const gone: Claim = { kind: 'gone' }
const waits = (until: number | null): Claim => ({ kind: 'waits', until, forDependency: false })

/** The longest waits by the code of a refusal, in milliseconds. */
const longerWaits: Readonly<Record<string, number>> = { quota_full: PAUSE_MAX_MS, account_too_new: PUBLISH_WAIT_MS }

/**
 * When an entry may be sent. A time further ahead than its cap comes from a clock that has since jumped back, and
 * counts as reached.
 */
export function toDueAt(entry: Entry, now: number, hurry: boolean): number {
  if (entry.state === 'sending') {
    const until = entry.lease?.until ?? 0
    return until > now + LEASE_MS ? now : until
  }
  const cap = longerWaits[entry.lastError?.code ?? ''] ?? BACKOFF_MAX_MS
  if (entry.nextAt > now + cap) return now
  return hurry && entry.lastError?.code === 'unreachable' ? now : entry.nextAt
}

async function whyStopped(db: OutboxDatabase, owner: UserId, now: number): Promise<Claim | null> {
  const [parked, pause] = await Promise.all([parkedFact.read(db, owner), pauseFact.read(db, owner)])
  if (parked) return { kind: 'stopped', until: null }
  if (!pause) return null
  if (pause.until > now && pause.until <= now + PAUSE_MAX_MS) return { kind: 'stopped', until: pause.until }
  await pauseFact.remove(db, owner)
  return null
}

const giveUp = (entry: Entry, state: Entry['state'], code: string): Decision => ({
  kind: 'givenUp',
  entry: { ...entry, state, lease: null, lastError: { code, status: null, text: null } },
})
