import type { IdOrPermalink } from '#contract/ids.ts'
import { backgroundRef } from '../../atoms/background/refs.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/background.ts'
import { moreLoading } from '../../texts/backgroundFacts.ts'
import { Background } from '../../ui/background/Background.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'

type FilmBackgroundProps = {
  /** In the address, under which what is known is kept. */
  name: IdOrPermalink
  permalink: string
}

/** Parts, awards, similar titles and lists of a film; the page's loader asks for them. In every state. */
export function FilmBackground({ name, permalink }: FilmBackgroundProps) {
  const found = useResource(backgroundRef('movies', name))
  const reload = useReload(backgroundRef('movies', name))
  const isMuted = useMuted()
  const last = found.state === 'idle' ? null : found.last
  if (last) return <Background type="movies" permalink={permalink} background={last.data} isMuted={isMuted} />
  if (found.state !== 'failed') return <TriviaPreviewSkeleton label={moreLoading} />
  return (
    <Missing
      isOffline={found.failure.reason === 'unreachable'}
      offline={{ title: texts.moreNeverHere, text: texts.neverHereText }}
      error={{ title: texts.moreFailed, text: texts.failedText }}
      onRetry={reload}
    />
  )
}
