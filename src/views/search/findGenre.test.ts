import { expect, it } from 'vitest'
import { findGenre } from './findGenre.ts'

it.each([
  ['horror', 'Horror'],
  [' KOMODIE ', 'Komödie'],
  ['komödie', 'Komödie'],
  ['horrorfilm', undefined],
  ['', undefined],
])('%s is the genre %s', (q, genre) => expect(findGenre(q)).toBe(genre))
