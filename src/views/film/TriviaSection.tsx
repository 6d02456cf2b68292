import type { MovieId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import { TriviaPreview } from '../../ui/community/TriviaPreview.tsx'

/** The best liked trivia on a film's page; nothing while none has come. */
export function TriviaSection({ id }: { id: MovieId }) {
  const trivia = useResource(triviaCall, { params: { type: 'movies', id }, query: {} })
  const isMuted = useMuted()
  const last = trivia.state === 'idle' ? null : trivia.last
  return last && <TriviaPreview type="movies" permalink={id} items={last.data.items} isMuted={isMuted} />
}
