import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { ownerAtom } from '../core/session.ts'
import { useLiveAnswer } from '../live/useLiveAnswer.ts'
import { mergeTrivia } from './mergeTrivia.ts'
import { triviaRef } from './refs.ts'
import type { TriviaThing } from './trivialized.ts'

/**
 * Keeps the shown trivia of a title up to date. New ones are shown on request, all in the order that the server has
 * then.
 */
export function useLiveTrivia({ type, permalink }: TriviaThing, category?: TriviaCategory) {
  const me = useAtomValue(ownerAtom)
  const gone = useRef(new Set<string>())
  return useLiveAnswer({
    reference: triviaRef(type, permalink, category),
    topic: `${type}/${permalink}`,
    about: 'trivia',
    merge: (shown, first, isAsked) =>
      isAsked ? { answer: first, news: 0 } : mergeTrivia(shown, first, gone.current, me),
    onEvent: ({ kind, thing }) => {
      if (kind === 'trivia.deleted') gone.current.add(thing.id)
      // The moderation has made the fact visible again.
      else gone.current.delete(thing.id)
    },
  })
}
