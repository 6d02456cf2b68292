import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { SeriesId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import { TriviaPreview } from '../../ui/community/TriviaPreview.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'

type SeriesTriviaProps = {
  id: SeriesId
  /** Content below, which loads meanwhile; hidden until the trivia is known, since it would move. */
  children: ReactNode
}

/** The best liked trivia on a series' page, which loads itself once it is near; nothing where they cannot be had. */
export function SeriesTrivia({ id, children }: SeriesTriviaProps) {
  const load = useSetAtom(loadResourceAtom)
  const trivia = useResource(triviaCall, { params: { type: 'series', id }, query: {} })
  const isMuted = useMuted()
  useEffect(() => {
    void load(triviaCall, { params: { type: 'series', id }, query: {} })
  }, [load, id])
  const last = trivia.state === 'idle' ? null : trivia.last
  const isLoading = last === null && trivia.state !== 'failed'
  return (
    <>
      {isLoading && <TriviaPreviewSkeleton />}
      {last && <TriviaPreview type="series" permalink={id} items={last.data.items} isMuted={isMuted} />}
      <div hidden={isLoading}>{children}</div>
    </>
  )
}
