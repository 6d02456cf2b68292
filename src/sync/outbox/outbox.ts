import type { UserId } from '#contract/ids.ts'
import type { Reply } from '../api.ts'
import type { Confirmed } from '../commands/command.ts'
import type { Intent } from '../commands/registry.ts'
import type { Slot, SlotPrefix } from '../slots.ts'
import type { OutboxRow, OutboxSummary, SlotView } from './views.ts'
import type { Visit } from './visit.ts'
import type { Leave } from './wipe.ts'

/**
 * The reason why an intent that could only be sent at once has not arrived. `text`: the server's sentence for the user,
 * where it has one; `cancelled`: its member has signed out.
 */
export type NotSent =
  | { kind: 'unreachable' }
  | { kind: 'cancelled' }
  | { kind: 'refused'; text: string | null; reply: Extract<Reply<never>, { kind: 'problem' }> }

/**
 * `queued`: stored durably (or it undid what was still waiting); where nothing can be stored, the server has it.
 * `storageFailed`: nothing was stored and nothing may look done; `full` says that the device has no room. `notSent`:
 * the same, where nothing can be stored at all.
 */
export type EnqueueResult =
  | { kind: 'queued' }
  | { kind: 'storageFailed'; reason: 'full' | 'unavailable' }
  | { kind: 'notSent'; why: NotSent }

/** The outbox as the page sees it. Watchers call back at once, and again after each change in any tab or the worker. */
export type Outbox = {
  enqueue(owner: UserId, intent: Intent): Promise<EnqueueResult>
  /** Several in their order, all of them or none; where nothing can be stored, up to the first that does not arrive. */
  enqueueAll(owner: UserId, intents: readonly Intent[]): Promise<EnqueueResult>
  watchSlot(owner: UserId, slot: Slot, show: (view: SlotView) => void): () => void
  /** All slots whose name begins with `prefix`. */
  watchSlots(owner: UserId, prefix: SlotPrefix | Slot, show: (views: ReadonlyMap<string, SlotView>) => void): () => void
  readSlots(owner: UserId, prefix: SlotPrefix | Slot): Promise<ReadonlyMap<string, SlotView>>
  watchSummary(owner: UserId, show: (summary: OutboxSummary) => void): () => void
  watchRows(owner: UserId, show: (rows: readonly OutboxRow[]) => void): () => void
  /** The progress of the entries that wait now: those that were sent since. */
  watchVisit(owner: UserId, show: (visit: Visit) => void): () => void
  /** Whether all of the owner's confirmed state was fetched: before that an empty slot says nothing. */
  watchFetched(owner: UserId, show: (isFetched: boolean) => void): () => void
  /** The number of the newest receipt of a kind. */
  watchDone(owner: UserId, kind: string, show: (newest: number) => void): () => void
  /** The slot of the newest receipt of a kind whose arrival was not shown; null when there is none. */
  peekDone(owner: UserId, kind: string): Promise<string | null>
  /** Slots of a kind whose receipts were not shown; each is returned once on this device. */
  takeDone(owner: UserId, kind: string): Promise<readonly string[]>
  /** Sends a refused entry again, as a new command; a waiting one at once. */
  retry(owner: UserId, seq: number): Promise<void>
  /** Discards an entry and those that depend on it. An entry that is being sent stays. */
  discard(owner: UserId, seq: number): Promise<void>
  /** Sends an entry in review over the version that the server has by now; `changes` of its arguments name that. */
  sendOver(owner: UserId, seq: number, changes: Readonly<Record<string, unknown>>, other: Confirmed): Promise<void>
  /** Gives an entry in review up for what the server has by now. */
  keepOther(owner: UserId, seq: number, other: Confirmed): Promise<void>
  /** The number of an owner's entries, by kind; the kind of a damaged one is empty. */
  countKinds(owner: UserId): Promise<ReadonlyMap<string, number>>
  /** Only where nothing can be stored: calls back for each intent that did not arrive. */
  watchRefusals?(hear: (why: NotSent) => void): () => void
  /** Removes data of members who do not stay from the device. Waiting entries stay, unless they are discarded. */
  wipe(leave: Leave): Promise<void>
}
