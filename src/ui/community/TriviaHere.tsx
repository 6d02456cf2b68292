import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { TrivializableType } from '#contract/ownTrivia.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import { TriviaPreview } from './TriviaPreview.tsx'
import { TriviaPreviewSkeleton } from './TriviaPreviewSkeleton.tsx'

type TriviaHereProps = {
  type: TrivializableType
  permalink: IdOrPermalink
  /** Content below, which loads meanwhile; hidden until the trivia is known, since it would move. */
  children: ReactNode
}

/** The best liked trivia on a title's page, which loads itself once it is near; nothing where they cannot be had. */
export function TriviaHere({ type, permalink, children }: TriviaHereProps) {
  const load = useSetAtom(loadResourceAtom)
  const trivia = useResource(triviaCall, { params: { type, id: permalink }, query: {} })
  const isMuted = useMuted()
  useEffect(() => {
    void load(triviaCall, { params: { type, id: permalink }, query: {} })
  }, [load, type, permalink])
  const last = trivia.state === 'idle' ? null : trivia.last
  const isLoading = last === null && trivia.state !== 'failed'
  return (
    <>
      {isLoading && <TriviaPreviewSkeleton />}
      {last && <TriviaPreview type={type} permalink={permalink} items={last.data.items} isMuted={isMuted} />}
      <div hidden={isLoading}>{children}</div>
    </>
  )
}
