import { triviaCategories } from '#contract/triviaCategories.ts'
import { oneOf, type Raw, toValidated } from '../../core/readParams.ts'

export type TriviaSearch = { category?: (typeof triviaCategories)[number] }

export function toTriviaSearch(raw: Raw): TriviaSearch {
  const category = oneOf(triviaCategories, raw.category)
  return category ? { category } : {}
}

export const validateTrivia = toValidated<TriviaSearch>(['category'], toTriviaSearch)
