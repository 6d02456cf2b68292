import type { MovieId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import { TriviaPreview } from '../../ui/community/TriviaPreview.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'

/** The best liked trivia on a film's page; nothing where they cannot be had. */
export function TriviaSection({ id }: { id: MovieId }) {
  const trivia = useResource(triviaCall, { params: { type: 'movies', id }, query: {} })
  const isMuted = useMuted()
  const last = trivia.state === 'idle' ? null : trivia.last
  if (last === null) return trivia.state === 'failed' ? null : <TriviaPreviewSkeleton />
  return <TriviaPreview type="movies" permalink={id} items={last.data.items} isMuted={isMuted} />
}
