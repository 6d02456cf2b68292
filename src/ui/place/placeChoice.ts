import type { FoundPlace } from '#contract/places.ts'

/** One place of the three kinds that the programme takes. */
export type PlaceChoice = { city: string } | { location: string } | { coordinates: string }

/** What the dialog cannot do by itself. */
export type PlaceActions = {
  find: (location: string) => Promise<'found' | 'unknown' | 'unreachable'>
  /** Null for what was given up meanwhile. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly FoundPlace[] | 'unreachable' | null>
  locate: () => Promise<{ kind: 'here'; coordinates: string } | { kind: 'denied' } | { kind: 'unavailable' }>
}
