import { useAtomValue } from 'jotai'
import type { IdOrPermalink } from '#contract/ids.ts'
import { backgroundRef } from '../../atoms/background/refs.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import { ownScoresAtom } from '../../atoms/ratings/ownScores.ts'
import * as texts from '../../texts/background.ts'
import { moreLoading } from '../../texts/backgroundFacts.ts'
import { Background } from '../../ui/background/Background.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { RatingPlot } from '../../ui/plots/RatingPlot.tsx'

type FilmBackgroundProps = {
  /** In the address, under which what is known is kept. */
  name: IdOrPermalink
  permalink: string
}

/** Ratings as a plot, parts, awards, similar titles and lists of a film; the page's loader asks for them. In every state. */
export function FilmBackground({ name, permalink }: FilmBackgroundProps) {
  const found = useResource(backgroundRef('movies', name))
  const reload = useReload(backgroundRef('movies', name))
  const isMuted = useMuted()
  const film = useResource(filmRef(name))
  const title = film.state === 'idle' ? null : (film.last?.data ?? null)
  const own = useAtomValue(ownScoresAtom)?.get(`movies/${title?.id}`)
  const last = found.state === 'idle' ? null : found.last
  if (last === null && found.state !== 'failed') return <TriviaPreviewSkeleton label={moreLoading} />
  return (
    <>
      {title && <RatingPlot community={title.community} critics={title.critics} own={own} />}
      {last ? (
        <Background type="movies" permalink={permalink} background={last.data} isMuted={isMuted} />
      ) : (
        <Missing
          isOffline={found.state === 'failed' && found.failure.reason === 'unreachable'}
          offline={{ title: texts.moreNeverHere, text: texts.neverHereText }}
          error={{ title: texts.moreFailed, text: texts.failedText }}
          onRetry={reload}
        />
      )}
    </>
  )
}
