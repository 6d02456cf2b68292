import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { moviesCall } from '#contract/catalogue.ts'
import { bestFilms } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'
import { WeightedNote } from './WeightedNote.tsx'

const PATH = '/filme/beste'
const route = getRouteApi(PATH)

/** The films that the community likes best, by weight (D2). */
export function BestFilmsView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <TitlesPage
      call={moviesCall}
      basePath="/movies"
      texts={bestFilms}
      query={query}
      filter={filter}
      orders={['best']}
      onFilter={(search) => void navigate({ to: PATH, search, resetScroll: false })}
    >
      <WeightedNote />
    </TitlesPage>
  )
}
