import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { startsRef } from '../../atoms/releases/refs.ts'
import { emptyStarts, startsIntro, startsTitle } from '../../texts/releases.ts'
import { ReleasesPage } from './ReleasesPage.tsx'

const PATH = '/kino/kinoprogramm/kinostarts'
const route = getRouteApi(PATH)
const texts = { title: startsTitle, intro: startsIntro, empty: emptyStarts }

/** The latest releases in cinemas (C2). */
export function StartsView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <ReleasesPage
      reference={startsRef(query)}
      query={query}
      filter={filter}
      texts={texts}
      onFilter={(search) => void navigate({ to: PATH, search, resetScroll: false })}
    />
  )
}
