import { STATE_KEY } from './keptKey.ts'
import { type RecallDeps, recall } from './recall.ts'
import type { AnyRef } from './reference.ts'

const here: RecallDeps = {
  open: (name) => caches.open(name),
  readTab: () => sessionStorage.getItem(STATE_KEY),
  now: Date.now,
}

/** Looks an answer up on this device; null where it has none. */
export const recallHere = (reference: AnyRef, owner: string | null) => recall(reference, owner, here)
