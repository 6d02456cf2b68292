import { atom } from 'jotai'

/** A new version of the app that lies ready. */
export type Update = {
  /** Activates the new version and reloads this page. Queued entries are in the outbox and survive. */
  apply: () => void
  /** Whether this page has typed text that a reload would lose; then ask first. */
  losesText: () => boolean
}

/** Set by the worker's registration as soon as a new version waits; null while there is none. */
export const updateReadyAtom = atom<Update | null>(null)
