import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { SeriesId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import { TriviaPreview } from '../../ui/community/TriviaPreview.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'

/** The best liked trivia on a series' page, which loads itself once it is near; nothing where they cannot be had. */
export function SeriesTrivia({ id }: { id: SeriesId }) {
  const load = useSetAtom(loadResourceAtom)
  const trivia = useResource(triviaCall, { params: { type: 'series', id }, query: {} })
  const isMuted = useMuted()
  useEffect(() => {
    void load(triviaCall, { params: { type: 'series', id }, query: {} })
  }, [load, id])
  const last = trivia.state === 'idle' ? null : trivia.last
  if (last === null) return trivia.state === 'failed' ? null : <TriviaPreviewSkeleton />
  return <TriviaPreview type="series" permalink={id} items={last.data.items} isMuted={isMuted} />
}
