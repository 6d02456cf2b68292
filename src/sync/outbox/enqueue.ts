import type { CommandKey, UserId } from '#contract/ids.ts'
import type { Clock } from '../clock.ts'
import type { BoundCommand, Intent } from '../commands/command.ts'
import type { Registry } from '../commands/registry.ts'
import { isStorageFull, type OutboxDatabase, type OwnRow, withDatabase } from './database.ts'
import { ENTRY_VERSION, type Entry } from './entry.ts'
import { remember } from './history.ts'
import { readRow } from './lift.ts'
import type { EnqueueResult } from './outbox.ts'
import { sameState } from './sameState.ts'

export type EnqueueDeps = { db: OutboxDatabase; registry: Registry; clock: Clock; uuid: () => string }

/**
 * Stores an intent durably, after coalescing it with what waits unsent in its slot. Only then may anything look done.
 *
 * @throws Error when the kind is unknown or its arguments do not parse: a mistake of the caller.
 */
export async function enqueue(deps: EnqueueDeps, owner: UserId, intent: Intent): Promise<EnqueueResult> {
  const bound = deps.registry.get(intent.kind)?.bind(intent.args)
  if (!bound) throw new Error(`No command "${intent.kind}" takes these arguments`)
  try {
    await withDatabase(deps.db, () => store(deps, owner, intent, bound), deps.clock.setTimer)
    return { kind: 'queued' }
  } catch (error) {
    return { kind: 'storageFailed', reason: isStorageFull(error) ? 'full' : 'unavailable' }
  }
}

function store(deps: EnqueueDeps, owner: UserId, intent: Intent, bound: BoundCommand): Promise<void> {
  const { db, clock } = deps
  return db.transaction('rw', db.outbox, db.own, db.history, async () => {
    const own = await db.own.get([owner, bound.slot])
    const entry = createEntry(deps, owner, intent, bound, own)
    const slot = await readSlot(db, owner, bound.slot)
    const replaced = bound.coalescing === 'lastWins' ? await withoutDependents(db, slot.filter(isReplaceable)) : []
    for (const old of replaced) {
      await db.outbox.delete(old.seq)
      await remember(db, old, 'coalesced', clock.now())
    }
    if (undoes(bound, own, slot, replaced)) await remember(db, entry, 'coalesced', clock.now())
    else await db.outbox.add(entry)
  })
}

/** Does this put back what is confirmed, with nothing in between that may have reached the server? Then both vanish. */
function undoes(bound: BoundCommand, own: OwnRow | undefined, slot: readonly Entry[], replaced: readonly Entry[]) {
  const allUnsent = slot.length > 0 && slot.every((entry) => isUnsent(entry) && replaced.includes(entry))
  return allUnsent && own !== undefined && sameState(bound.fold(own.state), own.state)
}

function createEntry(
  { clock, uuid }: EnqueueDeps,
  owner: UserId,
  { kind, args, deps = [] }: Intent,
  { lane, slot }: BoundCommand,
  own: OwnRow | undefined,
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
    intentAt: new Date(clock.now()).toISOString(),
    state: 'pending',
    attempts: 0,
    nextAt: 0,
    lease: null,
    firstSentAt: null,
    lastError: null,
  }
}

/** Never claimed, so nothing of it can have left. */
const isUnsent = (entry: Entry) => entry.state === 'pending' && entry.firstSentAt === null

/**
 * May a newer absolute state take its place? What was sent is immutable while its outcome is open. A refusal is an
 * outcome: without effect, and outdated by the newer intent.
 */
const isReplaceable = (entry: Entry) =>
  isUnsent(entry) || entry.state === 'failed' || entry.state === 'blocked' || entry.state === 'review'

async function readSlot(db: OutboxDatabase, owner: UserId, slot: string): Promise<Entry[]> {
  const rows = await db.outbox.where('[owner+slot]').equals([owner, slot]).toArray()
  return rows.map(readRow).flatMap((row) => (row.kind === 'entry' ? [row.entry] : []))
}

async function withoutDependents(db: OutboxDatabase, entries: readonly Entry[]): Promise<Entry[]> {
  const counts = await Promise.all(entries.map(({ key }) => db.outbox.where('deps').equals(key).count()))
  return entries.filter((_entry, index) => counts[index] === 0)
}
