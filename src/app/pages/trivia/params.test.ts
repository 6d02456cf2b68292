import { expect, it } from 'vitest'
import { toTriviaSearch } from './params.ts'

it('reads the category of trivia, if it is one', () => {
  expect(toTriviaSearch({ category: 'Musik' })).toEqual({ category: 'Musik' })
  expect(toTriviaSearch({ category: 'Klatsch' })).toEqual({})
})
