import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { AtHomePage } from './AtHomePage.tsx'
import { ShowLinks } from './ShowLinks.tsx'

/** Discs of the last 90 days (D3). */
export const NewDiscsView = () => <DiscsView path="/dvd/dvds-neu" />
/** The best rated of them (D3). */
export const DiscTipsView = () => <DiscsView path="/dvd/tipps" />
/** Discs to come (D3). */
export const UpcomingDiscsView = () => <DiscsView path="/dvd/demnaechst-auf-dvd" />

function DiscsView({ path }: { path: '/dvd/dvds-neu' | '/dvd/tipps' | '/dvd/demnaechst-auf-dvd' }) {
  const { list, query } = useLoaderData({ from: path })
  const { showtime: _above, show: _list, ...filter } = useSearch({ from: path })
  const navigate = useNavigate()
  return (
    <AtHomePage
      path={path}
      list={list}
      query={query}
      filter={filter}
      onFilter={(search) => void navigate({ to: path, search, resetScroll: false })}
    />
  )
}

const STREAMING = '/streaming/neuerscheinungen'

/** Platforms: what is new, and what ends soon (D3). */
export function StreamingView() {
  const { list, query } = useLoaderData({ from: STREAMING })
  const { showtime: _above, show, ...filter } = useSearch({ from: STREAMING })
  const navigate = useNavigate()
  return (
    <AtHomePage
      path={STREAMING}
      list={list}
      query={query}
      filter={filter}
      onFilter={(search) =>
        void navigate({ to: STREAMING, search: { ...search, ...(show ? { show } : {}) }, resetScroll: false })
      }
    >
      <ShowLinks filter={filter} isEnding={show === 'ending'} />
    </AtHomePage>
  )
}
