import type { UserId } from '#contract/ids.ts'
import { toSideSlots } from '../commands/mark.ts'
import type { Registry } from '../commands/registry.ts'
import type { OutboxDatabase, OwnRow } from './database.ts'
import type { Entry } from './entry.ts'
import { isWaiting, toEntries } from './readRow.ts'
import { emptySlot, type SlotView } from './views.ts'

type Confirmed = Pick<OwnRow, 'state' | 'updatedAt'>

/**
 * The waiting entries, folded in order over the confirmed state. A refused entry folds nothing: the old state shows
 * again, with the reason, until a newer intent takes its place.
 *
 * @param base the slot's confirmed state, undefined when none is known.
 * @param entries of the slot, and those of other slots that may change it, too; in order.
 */
export function toSlotView(
  registry: Registry,
  slot: string,
  base: Confirmed | undefined,
  entries: readonly Entry[],
): SlotView {
  let value: unknown = base?.state ?? null
  let newest: Entry | undefined
  for (const entry of entries) {
    const waits = isWaiting(entry.state)
    const bound = waits ? registry.get(entry.kind)?.bind(entry.args) : null
    if (entry.slot === slot) {
      value = bound?.fold(value) ?? value
      newest = entry
      continue
    }
    const side = bound?.sideEffect(entry.base)
    const changed = side?.slot === slot ? side.fold(value) : value
    if (changed === value) continue
    value = changed
    newest = entry
  }
  const confirmed = base ?? null
  const own = entries.filter((entry) => entry.slot === slot)
  if (newest) {
    const waits = isWaiting(newest.state)
    const [state, error] = waits ? (['pending', null] as const) : (['failed', newest.lastError] as const)
    return { value, state, error, at: newest.intentAt, confirmed, entries: own }
  }
  return value === null
    ? emptySlot
    : { value, state: 'saved', error: null, at: base?.updatedAt ?? null, confirmed, entries: own }
}

/** The slot of another thing that an entry changes as long as it waits; null for most. */
export const toSideSlot = (registry: Registry, { state, kind, args, base }: Entry): string | null =>
  (isWaiting(state) && registry.get(kind)?.bind(args)?.sideEffect(base)?.slot) || null

/** Reads a slot as the screen shows it. */
export async function readSlotView(
  db: OutboxDatabase,
  registry: Registry,
  owner: UserId,
  slot: string,
): Promise<SlotView> {
  return (await readSlotViews(db, registry, owner, slot)).get(slot) ?? emptySlot
}

/**
 * Reads all slots whose name begins so, those that only wait among them. Rows of a newer version cannot be folded and
 * are left out.
 */
export function readSlotViews(
  db: OutboxDatabase,
  registry: Registry,
  owner: UserId,
  prefix: string,
): Promise<ReadonlyMap<string, SlotView>> {
  return db.transaction('r', db.outbox, db.own, async () => {
    const [start, end] = toRange(owner, prefix)
    const [own, entries, sides] = await Promise.all([
      db.own.where('[owner+slot]').between(start, end).toArray(),
      readEntries(db, owner, prefix),
      Promise.all(toSideSlots(prefix).map((side) => readEntries(db, owner, side))),
    ])
    const states = new Map(own.map((row) => [row.slot, row]))
    const bySlot = new Map<string, Entry[]>(own.map(({ slot }) => [slot, []]))
    const put = (slot: string, entry: Entry) => {
      const known = bySlot.get(slot)
      if (known) known.push(entry)
      else bySlot.set(slot, [entry])
    }
    for (const entry of entries) put(entry.slot, entry)
    for (const entry of sides.flat()) {
      const slot = toSideSlot(registry, entry)
      if (slot?.startsWith(prefix)) put(slot, entry)
    }
    const inOrder = (some: readonly Entry[]) => some.toSorted((a, b) => a.seq - b.seq)
    return new Map(
      [...bySlot].map(([slot, some]) => [slot, toSlotView(registry, slot, states.get(slot), inOrder(some))]),
    )
  })
}

/** The number of waiting entries of other slots that may change this one, too. */
export async function countSideEffects(db: OutboxDatabase, owner: UserId, slot: string): Promise<number> {
  const counts = toSideSlots(slot).map((side) =>
    db.outbox
      .where('[owner+slot]')
      .between(...toRange(owner, side))
      .count(),
  )
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0)
}

async function readEntries(db: OutboxDatabase, owner: UserId, prefix: string): Promise<Entry[]> {
  return toEntries(
    await db.outbox
      .where('[owner+slot]')
      .between(...toRange(owner, prefix))
      .toArray(),
  )
}

const toRange = (owner: UserId, prefix: string) =>
  [
    [owner, prefix],
    [owner, `${prefix}\uffff`],
  ] as const
