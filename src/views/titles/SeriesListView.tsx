import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { seriesListCall } from '#contract/series.ts'
import { allSeries } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'

const PATH = '/serie'
const route = getRouteApi(PATH)

/** Every series of the catalogue (D2). */
export function SeriesListView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <TitlesPage
      call={seriesListCall}
      basePath="/serie"
      texts={allSeries}
      query={query}
      filter={filter}
      orders={['popularity', 'best', 'start']}
      onFilter={(search) => void navigate({ to: PATH, search, resetScroll: false })}
    />
  )
}
