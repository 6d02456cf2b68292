import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { moviesCall } from '#contract/catalogue.ts'
import { allFilms } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'

const PATH = '/filme'
const route = getRouteApi(PATH)

/** Every film of the catalogue (D2). */
export function FilmsListView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <TitlesPage
      call={moviesCall}
      basePath="/movies"
      texts={allFilms}
      query={query}
      filter={filter}
      orders={['popularity', 'best', 'start']}
      onFilter={(search) => void navigate({ to: PATH, search, resetScroll: false })}
    />
  )
}
