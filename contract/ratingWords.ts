/** The words of the rating scale (E1), cold to warm; each has its colour in the design's tokens. */
export const ratingWords = [
  'Schmerzhaft',
  'Ärgerlich',
  'Schwach',
  'Uninteressant',
  'Geht so',
  'Ganz gut',
  'Sehenswert',
  'Ausgezeichnet',
  'Herausragend',
] as const

/** 0 to 8: a place in `ratingWords` and in the scale of colours. */
export type RatingWordIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The highest value that still has the word of this place; the last word reaches to 10. */
const upTo = [0.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5] as const

/**
 * The place of a value on the scale of words.
 *
 * @param value 0 to 10. An average between two half steps is read as the nearer one, the upper of two equally near.
 */
export function toRatingWordIndex(value: number): RatingWordIndex {
  const step = Math.round(value * 2) / 2
  const index = upTo.findIndex((limit) => step <= limit)
  return (index === -1 ? 8 : index) as RatingWordIndex
}

/** `Ausgezeichnet` for 8.5. */
export function toRatingWord(value: number): (typeof ratingWords)[number] {
  return ratingWords[toRatingWordIndex(value)]
}
