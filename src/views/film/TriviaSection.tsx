import type { ReactNode } from 'react'
import type { MovieId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import { TriviaPreview } from '../../ui/community/TriviaPreview.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'

type TriviaSectionProps = {
  id: MovieId
  /** Content below, which loads meanwhile; hidden until the trivia is known, since it would move. */
  children: ReactNode
}

/** The best liked trivia on a film's page; nothing where they cannot be had. */
export function TriviaSection({ id, children }: TriviaSectionProps) {
  const trivia = useResource(triviaCall, { params: { type: 'movies', id }, query: {} })
  const isMuted = useMuted()
  const last = trivia.state === 'idle' ? null : trivia.last
  const isLoading = last === null && trivia.state !== 'failed'
  return (
    <>
      {isLoading && <TriviaPreviewSkeleton />}
      {last && <TriviaPreview type="movies" permalink={id} items={last.data.items} isMuted={isMuted} />}
      <div hidden={isLoading}>{children}</div>
    </>
  )
}
