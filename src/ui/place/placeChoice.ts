import type { FoundPlace } from '#contract/places.ts'

/** One place of the three kinds that the programme takes. */
export type PlaceChoice = { city: string } | { location: string } | { coordinates: string }

/** The dialog's actions that need the server or the device. */
export type PlaceActions = {
  find: (location: string) => Promise<'found' | 'unknown' | 'unreachable'>
  /** Null for a request that was cancelled meanwhile. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[] | 'unreachable' | null>
  locate: () => Promise<{ kind: 'here'; coordinates: string } | { kind: 'denied' } | { kind: 'unavailable' }>
}
