import { atom } from 'jotai'
import { type FoundPlace, placesCall } from '#contract/places.ts'
import { apiAtom } from '../core/context.ts'
import { reachableAtom } from '../core/reachable.ts'

/** The places for a text, or that the server was not reached; null for a request that was cancelled meanwhile. */
export type SuggestedPlaces = readonly FoundPlace[] | 'unreachable' | null

/** Asks the server which places a text may mean. The device holds no list of its own. */
export const suggestPlacesAtom = atom(
  null,
  async (get, set, text: string, signal: AbortSignal): Promise<SuggestedPlaces> => {
    const reply = await get(apiAtom).call(placesCall, { query: { q: text }, signal })
    if (signal.aborted || reply.kind === 'cancelled') return null
    set(reachableAtom, reply)
    if (reply.kind === 'ok') return reply.value.items
    // The server refuses only what is no place at all, or too much at once.
    return reply.kind === 'problem' && reply.status < 500 && reply.status !== 429 ? [] : 'unreachable'
  },
)
