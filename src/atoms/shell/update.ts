import { atom } from 'jotai'

/** A new version of the app that lies ready. */
export type Update = {
  /** Lets it take over and loads this page anew. What is queued lies in the outbox and survives. */
  apply: () => void
  /** Whether this page has typed text that a reload would lose; then ask first. */
  losesText: () => boolean
}

/** Set by the worker's registration as soon as a new version waits; null while there is none. */
export const updateReadyAtom = atom<Update | null>(null)
