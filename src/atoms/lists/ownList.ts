import type { ListId } from '#contract/ids.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import type { ListedTitle } from '../core/listedTitle.ts'

/** The state of sending of the member's own thing: `failed` was refused, and the state before is shown again. */
export type OwnState = 'saved' | 'pending' | 'failed'

/** A title on one of the member's own lists. */
export type OwnItem = ListedTitle & { description: string; addedAt: string; state: OwnState }

/** One of the member's own lists as the screen shows it: what is confirmed with what waits folded over it. */
export type OwnList = {
  id: ListId
  name: string
  description: string
  private: boolean
  createdAt: string
  /** Only this device knows it: the server has not confirmed it yet. */
  isNew: boolean
  /** Of the list, its order and all its titles together. */
  state: OwnState
  /** Why something of it was refused. */
  error: EntryError | null
  /** In the order by hand, then in the order in which they were added. */
  items: readonly OwnItem[]
}

/**
 * `refused` are lists that were never made: only "Ausstehende Aktionen" knows what they were to be called. `isBlank`:
 * this device knows of no list at all, also of none that is gone; on a new device the server has not been asked yet.
 */
export type OwnLists = { lists: readonly OwnList[]; refused: readonly EntryError[]; isBlank: boolean }
