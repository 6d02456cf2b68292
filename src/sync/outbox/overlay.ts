import type { UserId } from '#contract/ids.ts'
import type { Registry } from '../commands/registry.ts'
import type { OutboxDatabase, OwnRow } from './database.ts'
import type { Entry } from './entry.ts'
import { isWaiting, toEntries } from './lift.ts'
import { emptySlot, type SlotView } from './views.ts'

type Confirmed = Pick<OwnRow, 'state' | 'updatedAt'>

/**
 * What waits, folded in order over what is confirmed. A refused entry folds nothing: the old state shows again, with
 * the reason, until a newer intent takes its place.
 *
 * @param base the slot's confirmed state, undefined when none is known.
 */
export function toSlotView(registry: Registry, base: Confirmed | undefined, entries: readonly Entry[]): SlotView {
  let value = base?.state ?? null
  for (const { state, kind, args } of entries) {
    if (isWaiting(state)) value = registry.get(kind)?.bind(args)?.fold(value) ?? value
  }
  const confirmed = base ?? null
  const newest = entries.at(-1)
  if (newest) {
    const waits = isWaiting(newest.state)
    const [state, error] = waits ? (['pending', null] as const) : (['failed', newest.lastError] as const)
    return { value, state, error, at: newest.intentAt, confirmed, entries }
  }
  return value === null
    ? emptySlot
    : { value, state: 'saved', error: null, at: base?.updatedAt ?? null, confirmed, entries }
}

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
 * Reads all slots whose name begins so, those that only wait among them. Rows of a newer version cannot be folded and are
 * left out.
 */
export function readSlotViews(
  db: OutboxDatabase,
  registry: Registry,
  owner: UserId,
  prefix: string,
): Promise<ReadonlyMap<string, SlotView>> {
  const range = [
    [owner, prefix],
    [owner, `${prefix}\uffff`],
  ] as const
  return db.transaction('r', db.outbox, db.own, async () => {
    const own = await db.own
      .where('[owner+slot]')
      .between(...range)
      .toArray()
    const rows = await db.outbox
      .where('[owner+slot]')
      .between(...range)
      .sortBy('seq')
    const entries = toEntries(rows)
    const states = new Map(own.map((row) => [row.slot, row]))
    const slots = new Set([...states.keys(), ...entries.map(({ slot }) => slot)])
    return new Map(
      [...slots].map((slot) => {
        const inSlot = entries.filter((entry) => entry.slot === slot)
        return [slot, toSlotView(registry, states.get(slot), inSlot)]
      }),
    )
  })
}
