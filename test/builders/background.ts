import * as z from 'zod/mini'
import { Background } from '#contract/background.ts'
import { List } from '#contract/lists.ts'
import { aMovieSummary } from './catalogue.ts'
import { anAuthor } from './community.ts'

/** A public list. */
export function aList(overrides: Partial<z.input<typeof List>> = {}): List {
  const at = '2026-11-20T12:00:00.000Z'
  return z.parse(List, {
    ...{ id: 'l-1', name: 'Für Regentage', description: '', private: false, author: anAuthor() },
    ...{ itemsCount: 3, diggs_count: 2, posters: [], createdAt: at, updatedAt: at },
    ...overrides,
  })
}

/** The background of the second of three films, with one of everything. */
export function aBackground(overrides: Partial<z.input<typeof Background>> = {}): Background {
  const part = (number: number, permalink: string, title: string, year: number) => {
    return { number, permalink, title, year, poster: null }
  }
  const { id, permalink, title, year, fsk, genres, poster, rating } = aMovieSummary()
  const similar = { type: 'movies' as const, id, permalink, title, year, fsk, genres, poster, rating }
  return z.parse(Background, {
    certificates: [{ country: 'USA', label: 'R' }],
    alternativeTitles: [{ title: 'Le Parrain', country: 'Frankreich' }],
    collections: [
      {
        ...{ permalink: 'der-pate', name: 'Der Pate', total: 3 },
        parts: [
          part(1, 'der-pate', 'Der Pate', 1972),
          part(2, 'der-pate-teil-ii', 'Der Pate – Teil II', 1974),
          part(3, 'der-pate-iii', 'Der Pate III', 1990),
        ],
      },
    ],
    awards: [
      {
        name: 'Oscar',
        awards: [
          { year: 1975, category: 'Bester Film', won: true, person: null },
          {
            ...{ year: 1975, category: 'Bester Hauptdarsteller', won: false },
            person: { permalink: 'al-pacino', name: 'Al Pacino' },
          },
        ],
      },
    ],
    similar: [{ title: similar, reason: { kind: 'genre', genre: 'Drama', decade: 1970, country: null } }],
    lists: { items: [aList()], more: true },
    ...overrides,
  })
}
