import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { commentsCall } from '#contract/comments.ts'
import type { MovieId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { CommentsSection } from './CommentsSection.tsx'
import { TriviaSection } from './TriviaSection.tsx'

/**
 * What members know and say of a film. It loads itself once it is mounted, after everything else on the page: it stands
 * below the first view, and nobody waits for it.
 */
export function FilmCommunity({ permalink }: { permalink: string }) {
  const load = useSetAtom(loadResourceAtom)
  const id = permalink as MovieId
  useEffect(() => {
    const params = { type: 'movies', id }
    void load(triviaCall, { params, query: {} })
    void load(commentsCall, { params })
  }, [load, id])
  return (
    <>
      <TriviaSection id={id} />
      <CommentsSection id={id} />
    </>
  )
}
