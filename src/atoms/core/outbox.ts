import { type Atom, atom, type Getter } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { Intent } from '../../sync/commands/registry.ts'
import type { EnqueueResult, Outbox } from '../../sync/outbox/outbox.ts'
import { emptySummary, type OutboxRow, type OutboxSummary } from '../../sync/outbox/views.ts'
import { atomWithSource } from './atomWithSource.ts'
import { ownerAtom, sessionKnownAtom } from './session.ts'

/**
 * `queued`: stored on the device, it shows as pending. `signInNeeded`: a visitor; nothing was stored.
 * `storageFailed`: the device could not store it (no room); nothing may look done. `notSent`: nothing can be stored here,
 * and it did not arrive; `src/app/replay/tellUnstored.ts` says why.
 */
export type CommandResult = 'queued' | 'signInNeeded' | 'storageFailed' | 'notSent'

/** Opens the device's outbox once. The database comes with the first member, not with the entry bundle. */
export const openOutboxAtom = atom<{ open: () => Promise<Outbox> }>({
  open: () =>
    import('../../sync/openDevice.ts').then(({ openDevice }) =>
      openDevice({ fetch: (url, init) => globalThis.fetch(url, init), readCookie: () => document.cookie }),
    ),
})

/**
 * Counts the reasons to replay that the page itself gives; `src/app/replay/replayTriggers.ts` follows it. `hurry`: the user asked,
 * so that waits after an unreachable server are cut short. `refresh`: own state has changed elsewhere and is fetched.
 */
export const replayWishesAtom = atom<{ count: number; hurry: boolean; refresh?: boolean }>({ count: 0, hurry: false })

/** Sends what waits, at once. */
export const replayNowAtom = atom(null, (_get, set) =>
  set(replayWishesAtom, ({ count }) => ({ count: count + 1, hurry: true })),
)

/** Fetches the member's own state: another of their pages or devices has changed it. */
export const refreshOwnAtom = atom(null, (_get, set) =>
  set(replayWishesAtom, ({ count }) => ({ count: count + 1, hurry: false, refresh: true })),
)

/** Stores a command of the signed-in user. For the write-only atoms of each domain. */
export const enqueueAtom = atom(
  null,
  (_get, set, intent: Intent): Promise<CommandResult> =>
    set(storeAtom, (outbox, owner) => outbox.enqueue(owner, intent)),
)

/** Stores several, all of them or none. */
export const enqueueAllAtom = atom(
  null,
  (_get, set, intents: readonly Intent[]): Promise<CommandResult> =>
    set(storeAtom, (outbox, owner) => outbox.enqueueAll(owner, intents)),
)

type Store = (outbox: Outbox, owner: UserId) => Promise<EnqueueResult>

/** The commands that are being stored; the value is changed in place, because nothing renders it. */
const storingAtom = atom(() => new Set<Promise<CommandResult>>())

/** Resolves once all commands of this page that were given until now are stored. */
export const untilStoredAtom = atom(null, async (get): Promise<void> => {
  await Promise.allSettled(get(storingAtom))
})

const storeAtom = atom(null, (get, set, store: Store): Promise<CommandResult> => {
  const all = get(storingAtom)
  const storing = set(storeNowAtom, store)
  all.add(storing)
  const done = () => void all.delete(storing)
  storing.then(done, done)
  return storing
})

const storeNowAtom = atom(null, async (get, set, store: Store): Promise<CommandResult> => {
  await get(sessionKnownAtom)
  const owner = get(ownerAtom)
  if (owner === null) return 'signInNeeded'
  const outbox = await openSafely(get)
  const result = outbox === null ? null : await store(outbox, owner)
  if (result?.kind !== 'queued') return result?.kind ?? 'storageFailed'
  set(replayWishesAtom, ({ count }) => ({ count: count + 1, hurry: false }))
  return 'queued'
})

/** Own entries that wait, newest facts first in the header: `waiting`, `failed`, and why the queue is parked. */
export const outboxSummaryAtom: Atom<OutboxSummary> = atom((get) => {
  const owner = get(ownerAtom)
  return owner === null ? emptySummary : get(summaryOf(owner))
})

const noRows: readonly OutboxRow[] = []

/** Own entries in order of arrival, for "Ausstehende Aktionen"; null until the device's database has answered. */
export const outboxEntriesAtom: Atom<readonly OutboxRow[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  return owner === null ? noRows : get(rowsOf(owner))
})

/** Sends an entry again, at once. */
export const retryEntryAtom = atom(null, async (get, set, seq: number): Promise<void> => {
  const owner = get(ownerAtom)
  if (owner === null) return
  await (await openSafely(get))?.retry(owner, seq)
  set(replayNowAtom)
})

/** Gives an entry up, and what depends on it. */
export const discardEntryAtom = atom(null, async (get, _set, seq: number): Promise<void> => {
  const owner = get(ownerAtom)
  if (owner !== null) await (await openSafely(get))?.discard(owner, seq)
})

/** The outbox, or null where the device has no usable database. */
export async function openSafely(get: Getter): Promise<Outbox | null> {
  try {
    return await get(openOutboxAtom).open()
  } catch {
    return null
  }
}

/** Follows the outbox once it is open; stops it also when it was still opening. */
export function follow(get: Getter, start: (outbox: Outbox) => () => void): () => void {
  let stop: (() => void) | null = null
  let stopped = false
  void openSafely(get).then((outbox) => {
    if (outbox !== null && !stopped) stop = start(outbox)
  })
  return () => {
    stopped = true
    stop?.()
  }
}

const summaryOf = latest((owner: UserId) =>
  atomWithSource<OutboxSummary>(emptySummary, (get, show) => follow(get, (outbox) => outbox.watchSummary(owner, show))),
)

const rowsOf = latest((owner: UserId) =>
  atomWithSource<readonly OutboxRow[] | null>(null, (get, show) =>
    follow(get, (outbox) => outbox.watchRows(owner, show)),
  ),
)

/** Keeps the atom of the last owner alone: a page has one at a time. */
export function latest<T>(create: (owner: UserId) => T): (owner: UserId) => T {
  let last: { owner: UserId; made: T } | null = null
  return (owner) => {
    if (last?.owner !== owner) last = { owner, made: create(owner) }
    return last.made
  }
}
