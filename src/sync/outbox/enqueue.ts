import type { CommandKey, UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { AnyIntent, BoundCommand } from '../commands/command.ts'
import type { Registry } from '../commands/registry.ts'
import { isStorageFull } from '../storageFull.ts'
import { isAnySetAside } from './damaged.ts'
import { type OutboxDatabase, type OwnRow, withDatabase } from './database.ts'
import { findDependents, followKey, toBlocked } from './dependents.ts'
import { ENTRY_VERSION, type Entry } from './entry.ts'
import { remember, remove } from './history.ts'
import { type IntentTime, keepIntentOrder, nextIntentTime } from './intentTime.ts'
import type { EnqueueResult } from './outbox.ts'
import { countSideEffects } from './overlay.ts'
import { isWaiting, toEntries } from './readRow.ts'
import { sameState } from './sameState.ts'

export type EnqueueDeps = {
  db: OutboxDatabase
  registry: Registry
  clock: Clock
  uuid: () => string
  /** Resolves once the stored entries will outlive a kill of the browser. @throws Error when they will not. */
  untilSafe?: () => Promise<void>
}

/**
 * Stores an intent durably, after coalescing it with the unsent entries of its slot. Only then may the page show it as
 * done.
 *
 * @throws Error when the kind is unknown or its arguments do not parse: a mistake of the caller.
 */
export async function enqueue(deps: EnqueueDeps, owner: UserId, intent: AnyIntent): Promise<EnqueueResult> {
  const bound = bind(deps, intent)
  return attempt(deps, () => store(deps, owner, intent, bound))
}

/**
 * Stores several intents as `enqueue` does, in their order: all of them or none. Followers of the outbox are called
 * once, and do not read everything anew after each.
 *
 * @throws Error as `enqueue`, before anything is stored.
 */
export async function enqueueAll(
  deps: EnqueueDeps,
  owner: UserId,
  intents: readonly AnyIntent[],
): Promise<EnqueueResult> {
  const { outbox, own, history, meta } = deps.db
  const bound = intents.map((intent) => ({ intent, command: bind(deps, intent) }))
  return attempt(deps, () =>
    deps.db.transaction('rw', outbox, own, history, meta, async () => {
      for (const { intent, command } of bound) await store(deps, owner, intent, command)
    }),
  )
}

function bind({ registry }: EnqueueDeps, { kind, args }: AnyIntent): BoundCommand {
  const bound = registry.get(kind)?.bind(args)
  if (!bound) throw new Error(`No command "${kind}" takes these arguments`)
  return bound
}

async function attempt({ db, clock, untilSafe }: EnqueueDeps, work: () => Promise<void>): Promise<EnqueueResult> {
  try {
    await untilSafe?.()
    await withDatabase(db, work, clock.setTimer)
    return { kind: 'queued' }
  } catch (error) {
    return { kind: 'storageFailed', reason: isStorageFull(error) ? 'full' : 'unavailable' }
  }
}

function store(deps: EnqueueDeps, owner: UserId, intent: AnyIntent, bound: BoundCommand): Promise<void> {
  const { db, clock } = deps
  return db.transaction('rw', db.outbox, db.own, db.history, db.meta, async () => {
    // All at once: each question to the database takes about as long as the next.
    const confirmed = db.own.get([owner, bound.slot])
    const [own, time, needed, slot, sides] = await Promise.all([
      confirmed,
      nextIntentTime(deps, owner, confirmed),
      withNeeded(db, owner, intent, bound),
      readSlot(db, owner, bound.slot),
      countSideEffects(db, owner, bound.slot),
    ])
    const entry = createEntry(deps, owner, needed, bound, own, time)
    const coalesced = await coalesce(db, bound, slot)
    await remove(db, coalesced.gone, 'coalesced', clock.now())
    if (coalesced.merged) await putMerged(deps, { ...coalesced.merged, ...time })
    // An entry of another slot that changes this one may lie between the confirmed state and the new intent.
    const isNeeded = !coalesced.absorbed && (sides > 0 || !undoes(bound, own, slot, coalesced.gone))
    // The needed row may be found damaged after the caller has read its key.
    const isStopped = isNeeded && (await isAnySetAside(db, entry.deps))
    await Promise.all([
      keepIntentOrder(db, owner, time),
      isNeeded ? db.outbox.add(isStopped ? toBlocked(entry) : entry) : remember(db, [entry], 'coalesced', clock.now()),
    ])
  })
}

/** A command that the server has refused under one key is sent with other arguments under a new one. */
async function putMerged({ db, uuid }: EnqueueDeps, merged: Entry): Promise<void> {
  if (merged.lastError === null) {
    await db.outbox.put(merged)
    return
  }
  const key = uuid() as CommandKey
  await followKey(db, merged, key)
  await db.outbox.put({ ...merged, key })
}

/** The effect of a new intent on the entries of its slot. `absorbed`: it needs no entry of its own. */
type Coalescence = { gone: readonly Entry[]; merged: Entry | null; absorbed: boolean }

/** Coalesces with the entries of the slot from the newest to the oldest, as far as they have no effect yet. */
async function coalesce(db: OutboxDatabase, bound: BoundCommand, slot: readonly Entry[]): Promise<Coalescence> {
  const gone: Entry[] = []
  for (const earlier of slot.toReversed()) {
    if (!isReplaceable(earlier)) continue
    const result = bound.coalesce(earlier)
    switch (result.do) {
      case 'replace':
        if (!(await hasDependents(db, earlier))) gone.push(earlier)
        break
      case 'merge':
        if (isUnsent(earlier)) return { gone, merged: { ...earlier, args: result.args }, absorbed: true }
        break
      case 'cancel':
        // An entry in review may have taken effect.
        if (earlier.state === 'review') break
        return {
          gone: onceEach([...gone, earlier, ...(await findDependents(db, earlier))]),
          merged: null,
          absorbed: true,
        }
    }
  }
  return { gone, merged: null, absorbed: false }
}

/** The replaced entry itself may depend on a cancelled one. */
const onceEach = (entries: readonly Entry[]) => [...new Map(entries.map((entry) => [entry.key, entry])).values()]

/** Adds to an intent the keys of the entries that have to be sent before it. */
async function withNeeded(
  db: OutboxDatabase,
  owner: UserId,
  intent: AnyIntent,
  { needs }: BoundCommand,
): Promise<AnyIntent> {
  if (needs === null) return intent
  const before = (await readSlot(db, owner, needs.slot)).filter(({ kind }) => kind === needs.kind)
  return { ...intent, deps: [...(intent.deps ?? []), ...before.map(({ key }) => key)] }
}

/**
 * Whether this restores the confirmed state, with nothing in between that may have reached the server: then both are
 * removed.
 */
function undoes(bound: BoundCommand, own: OwnRow | undefined, slot: readonly Entry[], replaced: readonly Entry[]) {
  const allUnsent = slot.length > 0 && slot.every((entry) => isUnsent(entry) && replaced.includes(entry))
  return allUnsent && own !== undefined && sameState(bound.fold(own.state), own.state)
}

function createEntry(
  { uuid }: EnqueueDeps,
  owner: UserId,
  { kind, args, deps = [] }: AnyIntent,
  { lane, slot }: BoundCommand,
  own: OwnRow | undefined,
  time: IntentTime,
): Omit<Entry, 'seq'> {
  return {
    key: uuid() as CommandKey,
    owner,
    v: ENTRY_VERSION,
    kind,
    lane,
    slot,
    args,
    deps,
    base: own?.state ?? null,
    ...time,
    state: 'pending',
    attempts: 0,
    nextAt: 0,
    lease: null,
    firstSentAt: null,
    lastError: null,
  }
}

/** Never claimed, so nothing of it can have left, or refused without effect. */
const isUnsent = (entry: Entry) => entry.state === 'pending' && entry.firstSentAt === null

/**
 * May a newer absolute state take its place? What was sent is immutable while its outcome is open. A refusal is an
 * outcome: without effect, and outdated by the newer intent.
 */
const isReplaceable = (entry: Entry) => isUnsent(entry) || !isWaiting(entry.state)

/** In order of arrival: an index sorts rows of the same key by their number. */
async function readSlot(db: OutboxDatabase, owner: UserId, slot: string): Promise<Entry[]> {
  return toEntries(await db.outbox.where('[owner+slot]').equals([owner, slot]).toArray())
}

async function hasDependents(db: OutboxDatabase, { key }: Entry): Promise<boolean> {
  return (await db.outbox.where('deps').equals(key).count()) > 0
}
