import { useAtomValue } from 'jotai'
import type { IdOrPermalink } from '#contract/ids.ts'
import { backgroundRef } from '../../atoms/background/refs.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import { ownScoresAtom } from '../../atoms/ratings/ownScores.ts'
import { seriesRef } from '../../atoms/series/refs.ts'
import * as texts from '../../texts/background.ts'
import { moreLoading } from '../../texts/backgroundFacts.ts'
import { Background } from '../../ui/background/Background.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { RatingPlot } from '../../ui/plots/RatingPlot.tsx'
import { EpisodeMap } from './EpisodeMap.tsx'
import { useViewers } from './useViewers.ts'

type SeriesBackgroundProps = {
  /** In the address, under which what is known is kept. */
  name: IdOrPermalink
  permalink: string
}

/**
 * Ratings and episodes as plots, parts, awards, similar titles and lists of a series, in every state. They are shown
 * together: one that came later would move the others.
 */
export function SeriesBackground({ name, permalink }: SeriesBackgroundProps) {
  const found = useResource(backgroundRef('series', name))
  const reload = useReload(backgroundRef('series', name))
  const isMuted = useMuted()
  const known = useResource(seriesRef(name))
  const title = known.state === 'idle' ? null : (known.last?.data ?? null)
  const viewers = useViewers(name)
  const own = useAtomValue(ownScoresAtom)?.get(`series/${title?.id}`)
  const last = found.state === 'idle' ? null : found.last
  if (viewers === 'loading' || (last === null && found.state !== 'failed'))
    return <TriviaPreviewSkeleton label={moreLoading} />
  return (
    <>
      {title && <RatingPlot community={title.community} critics={title.critics} own={own} />}
      {title && <EpisodeMap permalink={name} series={title} viewers={viewers} />}
      {last ? (
        <Background type="series" permalink={permalink} background={last.data} isMuted={isMuted} />
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
