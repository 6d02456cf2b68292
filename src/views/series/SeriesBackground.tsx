import type { IdOrPermalink } from '#contract/ids.ts'
import { backgroundRef } from '../../atoms/background/refs.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import { Background } from '../../ui/background/Background.tsx'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'

type SeriesBackgroundProps = {
  /** In the address, under which what is known is kept. */
  name: IdOrPermalink
  permalink: string
}

/** Parts, awards, similar titles and lists of a series; the page's loader asks for them. */
export function SeriesBackground({ name, permalink }: SeriesBackgroundProps) {
  const found = useResource(backgroundRef('series', name))
  const isMuted = useMuted()
  const last = found.state === 'idle' ? null : found.last
  if (last) return <Background type="series" permalink={permalink} background={last.data} isMuted={isMuted} />
  return found.state === 'failed' ? null : <TriviaPreviewSkeleton />
}
