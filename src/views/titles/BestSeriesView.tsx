import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { seriesListCall } from '#contract/series.ts'
import { bestSeries } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'
import { WeightedNote } from './WeightedNote.tsx'

const PATH = '/serien/beste'
const route = getRouteApi(PATH)

/** The series that the community likes best, by weight (D2). */
export function BestSeriesView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <TitlesPage
      call={seriesListCall}
      basePath="/serie"
      texts={bestSeries}
      query={query}
      filter={filter}
      orders={['best']}
      onFilter={(search) => void navigate({ to: PATH, search, resetScroll: false })}
    >
      <WeightedNote />
    </TitlesPage>
  )
}
