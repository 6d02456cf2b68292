import * as z from 'zod/mini'
import { displayTypes, Suggestion } from '#contract/search.ts'

/** The film Salz, unless told otherwise. */
export function aSuggestion(overrides: Partial<z.input<typeof Suggestion>> = {}): Suggestion {
  const itemClass = overrides.itemClass ?? 'Movie'
  return z.parse(Suggestion, {
    id: 'm-salz',
    path: '/movies/salz',
    itemClass,
    displayType: displayTypes[itemClass],
    title: 'Salz',
    meta: '2026 · Emre Lauenroth',
    poster: null,
    ...overrides,
  })
}
