import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, use } from 'react'
import { backgroundRef } from '../../atoms/background/refs.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { seriesRef } from '../../atoms/series/refs.ts'
import { moreLoading } from '../../texts/backgroundFacts.ts'
import { useLinkedComment } from '../../ui/community/linkedComment.ts'
import { OpinionsPart } from '../../ui/community/opinionsPart.ts'
import { TriviaPreviewSkeleton } from '../../ui/community/TriviaPreviewSkeleton.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { NearView } from '../../ui/kit/NearView.tsx'
import { Scores } from '../../ui/title/Scores.tsx'
import { TitlePage } from '../../ui/title/TitlePage.tsx'
import { SeasonList } from './SeasonList.tsx'
import { SeriesCommunity } from './SeriesCommunity.tsx'
import { SeriesFacts } from './SeriesFacts.tsx'
import { SeriesHead } from './SeriesHead.tsx'
import { SeriesMissing } from './SeriesMissing.tsx'
import { SeriesSkeleton } from './SeriesSkeleton.tsx'
import { SeriesWhere } from './SeriesWhere.tsx'

const route = getRouteApi('/serie/$permalink')

/** Below the first view: neither the server's page nor its hydration waits for it. */
const SeriesBackground = lazy(async () => ({ default: (await import('./SeriesBackground.tsx')).SeriesBackground }))

/** A series: what it is, how it is rated, its seasons, and where it can be seen. */
export function SeriesView() {
  const { permalink } = route.useParams()
  const { kind = [] } = route.useSearch()
  const found = useResource(seriesRef(permalink))
  const around = useResource(backgroundRef('series', permalink))
  const reload = useReload(seriesRef(permalink))
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(found, now)
  const Opinions = use(OpinionsPart)
  const linked = useLinkedComment('series', permalink) !== null
  if (last === null) {
    return found.state === 'failed' ? <SeriesMissing failure={found.failure} onRetry={reload} /> : <SeriesSkeleton />
  }
  const series = last.data
  return (
    <TitlePage
      head={<SeriesHead series={series} />}
      asOf={<AsOfNote fetchedAt={asOf} now={now} />}
      scores={<Scores {...series} />}
      synopsis={series.synopsis}
      facts={<SeriesFacts series={series} background={around.state === 'idle' ? null : (around.last?.data ?? null)} />}
      background={
        <NearView>
          <Suspense fallback={<TriviaPreviewSkeleton label={moreLoading} />}>
            <SeriesBackground name={permalink} permalink={series.permalink} />
          </Suspense>
        </NearView>
      }
      community={
        <NearView isNow={linked}>
          <Opinions type="series" permalink={permalink}>
            <SeriesCommunity permalink={permalink} series={series} />
          </Opinions>
        </NearView>
      }
    >
      <SeriesWhere title={last.data.title} permalink={permalink} kinds={kind} />
      <SeasonList permalink={permalink} series={series} now={now} />
    </TitlePage>
  )
}
