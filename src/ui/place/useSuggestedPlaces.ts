import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundPlace } from '#contract/places.ts'
import type { PlaceActions } from './placeChoice.ts'

/** The time without a key before the request is sent, in milliseconds: no request is sent during typing. */
const DEBOUNCE_MS = 200
/** The server suggests nothing for less. */
const LEAST_LETTERS = 2

export type SuggestedPlaces = { text: string; places: readonly FoundPlace[] | 'unreachable' }

/** The suggested places for a text; null until there is an answer. The last answer stays until the next one. */
export function useSuggestedPlaces(typed: string, suggest: PlaceActions['suggest']): SuggestedPlaces | null {
  const [suggested, setSuggested] = useState<SuggestedPlaces | null>(null)
  const text = typed.trim()
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const places = await suggest(text, signal)
    if (places !== null && !signal.aborted) setSuggested({ text, places })
  })
  const isEnough = text.length >= LEAST_LETTERS
  useEffect(() => {
    if (!isEnough || text === '') return setSuggested(null)
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isEnough])
  return suggested
}
