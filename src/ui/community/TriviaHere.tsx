import type { ReactNode } from 'react'
import type { TrivializableType } from '#contract/ownTrivia.ts'
import type { Trivia } from '#contract/trivia.ts'
import { TriviaPreview } from './TriviaPreview.tsx'
import { TriviaPreviewSkeleton } from './TriviaPreviewSkeleton.tsx'

type TriviaHereProps = {
  type: TrivializableType
  permalink: string
  /** Null while they load, and where they cannot be had: then nothing is shown. */
  items: readonly Trivia[] | null
  isLoading: boolean
  isMuted: (userId: string) => boolean
  /** Content below, which loads meanwhile; hidden until the trivia is known, since it would move. */
  children: ReactNode
}

/** The best liked trivia on a title's page. */
export function TriviaHere({ type, permalink, items, isLoading, isMuted, children }: TriviaHereProps) {
  return (
    <>
      {isLoading && <TriviaPreviewSkeleton />}
      {items && <TriviaPreview type={type} permalink={permalink} items={items} isMuted={isMuted} />}
      <div hidden={isLoading}>{children}</div>
    </>
  )
}
