import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { upcomingRef } from '../../atoms/releases/refs.ts'
import { emptyUpcoming, upcomingIntro, upcomingTitle } from '../../texts/releases.ts'
import { ReleasesPage } from './ReleasesPage.tsx'

const PATH = '/kino/kinoprogramm/demnaechst-im-kino'
const route = getRouteApi(PATH)
const texts = { title: upcomingTitle, intro: upcomingIntro, empty: emptyUpcoming }

/** The next releases in cinemas (C2). */
export function UpcomingView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const navigate = useNavigate()
  return (
    <ReleasesPage
      reference={upcomingRef(query)}
      query={query}
      filter={filter}
      texts={texts}
      onFilter={(search) => void navigate({ to: PATH, search, resetScroll: false })}
    />
  )
}
