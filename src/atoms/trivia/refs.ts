import type { IdOrPermalink } from '#contract/ids.ts'
import type { TriviaCategory, TrivializableType } from '#contract/ownTrivia.ts'
import { factCall, triviaCall } from '#contract/trivia.ts'
import { toRef } from '../core/toRef.ts'

/** The trivia of a title, of one category or of all. */
export const triviaRef = (type: TrivializableType, id: IdOrPermalink, category?: TriviaCategory) =>
  toRef(triviaCall, { params: { type, id }, query: { category } })

/** One fact. */
export const factRef = (id: string) => toRef(factCall, { params: { id } })
