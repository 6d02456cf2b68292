import { expect, it } from 'vitest'
import { ratingWords, toRatingWord, toRatingWordIndex } from './ratingWords.ts'

it('gives every half step the word of the scale', () => {
  const words = Array.from({ length: 21 }, (_, step) => toRatingWord(step / 2))
  const counts = ratingWords.map((word) => words.filter((each) => each === word).length)
  expect(counts).toEqual([2, 4, 2, 2, 2, 2, 2, 2, 3])
  expect([words[0], words[1], words[2], words[17], words[18]]).toEqual([
    'Schmerzhaft',
    'Schmerzhaft',
    'Ärgerlich',
    'Ausgezeichnet',
    'Herausragend',
  ])
})

it('reads an average as the nearest half step', () => {
  expect(toRatingWordIndex(7.74)).toBe(6)
  expect(toRatingWordIndex(7.75)).toBe(7)
})
