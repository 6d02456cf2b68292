import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { toTvDate } from '#contract/tv.ts'
import { tvRef } from '../../../atoms/atHome/refs.ts'
import { toResourceKey } from '../../../atoms/core/reference.ts'
import { useNow } from '../../../atoms/core/useNow.ts'
import { useResource } from '../../../atoms/core/useResource.ts'
import { useMissingUrls } from '../../../atoms/offlineBundle/keptUrls.ts'
import * as texts from '../../../texts/tv.ts'
import { AtHomeNavigation } from '../../../ui/atHome/AtHomeNavigation.tsx'
import { DayStrip, toDays } from '../../../ui/cinema/DayStrip.tsx'
import { useChosenSearch } from '../../../ui/kit/useChosenSearch.ts'
import { TvBody } from './TvBody.tsx'
import { TvFilters } from './TvFilters.tsx'
import styles from './TvView.module.css'
import type { TvChoice } from './toShown.ts'

const PATH = '/tv/fernsehprogramm'
type Search = TvChoice & { tag?: string | undefined; showtime?: string }
const route = getRouteApi(PATH)

/** The television programme of a day: channels side by side over one axis of time (D3). */
export function TvView() {
  const { date } = route.useLoaderData()
  const { showtime: _above, ...search } = useChosenSearch<Search>(PATH, route.useSearch())
  const navigate = useNavigate()
  const reference = tvRef(date)
  const programme = useResource(reference)
  const last = programme.state === 'idle' ? null : programme.last
  const now = useNow(last?.fetchedAt ?? `${date}T11:00:00Z`)
  const today = toTvDate(now)
  const days = toDays(today)
  const urlOf = (day: string) => toResourceKey(tvRef(day))
  const missing = useMissingUrls(days.map(urlOf))
  const onFilter = (change: Partial<typeof search>) =>
    void navigate({ to: PATH, search: { ...search, ...change }, resetScroll: false })
  return (
    <div className="wrap">
      <AtHomeNavigation />
      <h1 className={styles.title}>{texts.heading}</h1>
      <DayStrip today={today} active={date} param="tag" missing={days.filter((day) => missing.includes(urlOf(day)))} />
      <TvFilters
        search={search}
        channels={last?.data.channels.map(({ channel }) => channel) ?? []}
        isToday={date === today}
        onFilter={onFilter}
      />
      <TvBody
        reference={reference}
        programme={programme}
        date={date}
        now={now}
        search={search}
        onClearFilters={() => onFilter({ sender: undefined, type: undefined })}
      />
    </div>
  )
}
