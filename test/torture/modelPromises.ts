import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { toConfirmed } from '../../src/sync/commands/changes.ts'
import type { Outcome } from '../../src/sync/outbox/database.ts'
import { readHistory } from '../../src/sync/outbox/history.ts'
import { createOutbox } from '../../src/sync/outbox/openOutbox.ts'
import { readRows } from '../../src/sync/outbox/readViews.ts'
import type { SlotView } from '../../src/sync/outbox/views.ts'
import { anna, ben } from '../builders/outbox.ts'
import type { World } from './modelWorld.ts'

/** Checks the invariants of docs/OUTBOX.md in a world whose faults have stopped and whose queue has drained. */
export async function checkPromises(world: World): Promise<void> {
  await checkEnds(world)
  await checkDamaged(world)
  checkRequests(world)
  await checkOrder(world)
  await checkLastWord(world)
  checkDependencies(world)
  for (const who of [anna, ben]) checkShown(world, who, await createOutbox(world.device).readSlots(who, ''))
}

/** Each intent is exactly one of applied once, coalesced, discarded or visible; no effect belongs to the wrong user. */
async function checkEnds({ device, server, intents, retried, past, damaged }: World): Promise<void> {
  const rows = await device.rows()
  const history = [...past, ...(await readHistory(device.db))]
  expect(rows.filter(({ state }) => !['failed', 'blocked', 'review'].includes(state))).toEqual([])

  const applied = server.effects.map(({ key }) => key)
  expect(new Set(applied).size).toBe(applied.length)
  for (const { key, user: under } of server.effects) expect(intents.get(key)?.owner).toBe(under)

  for (const key of intents.keys()) {
    const outcomes = history.filter((row) => row.key === key).map(({ outcome }) => outcome)
    const ends = [
      ...outcomes,
      ...rows.filter((row) => row.key === key).map(() => 'visible'),
      ...(retried.has(key) ? ['retried'] : []),
    ]
    if (damaged.has(key)) {
      expect(ends, key).toEqual([])
      continue
    }
    expect(ends, key).toHaveLength(1)
    // A command that unsets a mark on a deleted thing is done without an effect.
    if (ends[0] === 'done' && server.refusals.get(key) !== 404) expect(applied).toContain(key)
    // A discarded entry may have been sent before; a coalesced one never took effect.
    if (ends[0] !== 'done' && ends[0] !== 'discarded') expect(applied).not.toContain(key)
  }
}

/** A damaged entry is shown to its owner. If its owner is unknown, it is shown to everybody, without its content. */
async function checkDamaged({ device: { db }, damaged }: World): Promise<void> {
  for (const who of [anna, ben]) {
    const shown = (await readRows(db, who)).flatMap((row) => (row.row === 'unreadable' ? [row.remains !== null] : []))
    const owners = [...damaged.values()].map(({ owner }) => owner)
    expect(shown.filter((isOwn) => isOwn)).toHaveLength(owners.filter((owner) => owner === who).length)
    expect(shown.filter((isOwn) => !isOwn)).toHaveLength(owners.filter((owner) => owner === null).length)
  }
}

/** No key has two bodies, and none is in transit twice. */
function checkRequests({ server, jumped }: World): void {
  const bodies = new Map<string, string>()
  for (const { key, method, path, body, headers } of server.sent) {
    const call = `${method} ${path} ${body} ${headers.get('if-match')}`
    expect(bodies.get(key ?? '') ?? call).toBe(call)
    bodies.set(key ?? '', call)
  }
  // A clock that jumps ahead ends leases early; then only the key protects.
  if (!jumped) expect(server.network.overlaps).toEqual([])
}

/**
 * Effects of a lane have the order of the intents. A command that was refused and sent again comes after the commands
 * that had waited for it, and so do those that depend on it. A command that was discarded, or whose row was damaged, in
 * transit may arrive at any time: the device no longer knows that other entries must wait for it.
 */
async function checkOrder(world: World): Promise<void> {
  const { server, intents, retried, deps, damaged } = world
  const discarded = await keysThat(world, 'discarded')
  const places = new Map([...intents.keys()].map((key, place) => [key, place]))
  const late = new Set(retried.keys())
  for (const [key, before] of deps) if (before.some((dep) => late.has(dep))) late.add(key)
  const again = new Set([...late].map((key) => toLane(intents.get(key))))
  const last = new Map<string, number>()
  for (const { key } of server.effects) {
    if (discarded.has(key) || damaged.has(key)) continue
    const lane = toLane(intents.get(key))
    const place = places.get(key) ?? -1
    if (!again.has(lane)) expect(place, `${key} in ${lane}`).toBeGreaterThan(last.get(lane) ?? -1)
    last.set(lane, place)
  }
}

/**
 * The last intent of a member holds. In a register, the intents of this device take effect in their order, also one
 * that was discarded and arrives late. No intent is stale without a later one, here (sent again by hand) or on another
 * device. Where the clock was set in between, the order of two devices is unknown; a member who has left the device and
 * come back counts as another device.
 */
async function checkLastWord(world: World): Promise<void> {
  const { server, intents, devices, jumped } = world
  const deviceOf = (key: string) => devices.get(key) ?? key
  const done = await keysThat(world, 'done')
  const places = new Map([...world.elsewhere, ...[...intents.keys()].map((key, place) => [key, place] as const)])
  const placeOf = (key: string) => places.get(key) ?? -1
  const { written } = server.state
  for (const { key, register, applied } of written) {
    if (applied || !done.has(key)) continue
    const others = written.filter((other) => other.register === register && other.applied)
    const isExcused = others.some(
      (other) => placeOf(other.key) > placeOf(key) || (jumped && deviceOf(other.key) !== deviceOf(key)),
    )
    expect(isExcused, `${key} was lost in ${register}`).toBe(true)
  }
  const last = new Map<string, number>()
  for (const { key, register, applied } of written) {
    if (!applied || !intents.has(key)) continue
    const meantBy = `${register} of ${deviceOf(key)}`
    expect(placeOf(key), `${key} in ${meantBy}`).toBeGreaterThan(last.get(meantBy) ?? -1)
    last.set(meantBy, placeOf(key))
  }
}

/** Keys of entries that left the outbox with this outcome, also those of members who have left the device since. */
async function keysThat({ device, past }: World, wanted: Outcome): Promise<ReadonlySet<string>> {
  const history = [...past, ...(await readHistory(device.db))]
  return new Set(history.flatMap(({ key, outcome }) => (outcome === wanted ? [key] : [])))
}

const toLane = (intent: { owner: UserId; lane: string } | undefined) => `${intent?.owner} ${intent?.lane}`

/** A dependent entry is not even sent before the entry it depends on has taken effect. */
function checkDependencies({ server, deps, retried, damaged }: World): void {
  const latest = (key: string): string => latestOf(retried, key)
  const places = new Map(server.effects.map(({ key }, place) => [key, place]))
  for (const [key, before] of deps) {
    const first = server.sent.find((sent) => sent.key === latest(key))
    if (first === undefined) continue
    for (const dep of before) {
      // A command that unsets a mark on a deleted thing is done without an effect.
      if (server.refusals.get(latest(dep)) === 404) continue
      // The damaged row no longer names the entry that others waited for.
      if (damaged.get(latest(dep))?.isNamed === false) continue
      expect(places.get(latest(dep)), `${key} needs ${dep}`).toBeLessThan(first.effects)
    }
  }
}

function latestOf(retried: ReadonlyMap<string, string>, key: string): string {
  const next = retried.get(key)
  return next === undefined ? key : latestOf(retried, next)
}

const Deleted = z.object({ deleted: z.literal(true) })

/** Overlay over base equals the server's state, for a member who has fetched it. */
export function checkShown({ server }: Pick<World, 'server'>, who: UserId, shown: ReadonlyMap<string, SlotView>): void {
  const held = new Map(server.state.all(who).map((change) => [toConfirmed(change).slot, toConfirmed(change).state]))
  for (const [slot, state] of held) expect(shown.get(slot)?.value, `${who} ${slot}`).toEqual(state)

  for (const [slot, { value }] of shown) {
    if (held.has(slot)) continue
    // For a deleted list, the server sends no titles and no order; its own slot says that it is deleted.
    if (slot.startsWith('listItem/') || slot.startsWith('listOrder/')) continue
    const isDeleted = Deleted.safeParse(value).success
    expect(isDeleted ? null : value, `${who} ${slot}`).toBeNull()
  }
}
