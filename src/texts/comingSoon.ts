import { accountPlaces } from './coming/account.ts'
import type { ComingPlace } from './coming/comingPlace.ts'
import { discoverPlaces } from './coming/discover.ts'
import { readingPlaces } from './coming/reading.ts'

/** Every place that has no screen yet, by path; a name in braces stands for anything. */
export const comingPlaces: Readonly<Record<string, ComingPlace>> = {
  ...discoverPlaces,
  ...readingPlaces,
  ...accountPlaces,
}

const patterns = Object.entries(comingPlaces).map(([path, place]) => ({
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  place,
}))

/** The future content at a path; null when nothing is planned there. Names in the path are filled into its links. */
export function findComingPlace(path: string): ComingPlace | null {
  for (const { pattern, place } of patterns) {
    const match = pattern.exec(path)
    if (match) return { ...place, ways: place.ways.map((way) => ({ ...way, to: fill(way.to, match.groups ?? {}) })) }
  }
  return null
}

const fill = (path: string, names: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)

export const comingKicker = 'Noch nicht eröffnet'
export const signInFor =
  'Dieser Platz wird zu deinem Konto gehören. Wer angemeldet ist, findet sich hier gleich zurecht.'
export const meanwhile = 'Bis dahin'
export const previous = (title: string): string => `Zurück: ${title}`
export const next = (title: string): string => `Weiter: ${title}`
export const shelfTitles = {
  best: 'Die besten Filme',
  series: 'Die besten Serien',
  starts: 'Neu im Kino',
  upcoming: 'Kommende Filme',
} as const
