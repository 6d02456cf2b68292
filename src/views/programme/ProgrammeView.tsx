import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type FilterChange, type ProgrammeFilter, updateProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import { programmeCinemasRef } from '../../atoms/cinema/refs.ts'
import { usePlaceActions } from '../../atoms/cinema/usePlaceActions.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { rememberCityAtom } from '../../atoms/place/place.ts'
import { useShownPlace } from '../../atoms/place/useShownPlace.ts'
import { programmeRef } from '../../atoms/programme/refs.ts'
import * as texts from '../../texts/programme.ts'
import { CinemaNavigation } from '../../ui/cinema/CinemaNavigation.tsx'
import { SideColumn } from '../../ui/kit/SideColumn.tsx'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'
import { CinemasAside } from './CinemasAside.tsx'
import { ForecastNote } from './ForecastNote.tsx'
import type { Narrowing } from './narrow.ts'
import { ProgrammeDays } from './ProgrammeDays.tsx'
import { ProgrammeFilters } from './ProgrammeFilters.tsx'
import { ProgrammeList } from './ProgrammeList.tsx'
import styles from './ProgrammeView.module.css'
import { useNarrowed } from './useNarrowed.ts'

type Search = ProgrammeFilter & Narrowing & { showtime?: string }

const PATH = '/kino/kinoprogramm'
const route = getRouteApi(PATH)

/** The programme of cinemas, by place and day (C1). Every filter is in the URL. */
export function ProgrammeView() {
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = useChosenSearch<Search>(PATH, route.useSearch())
  const programme = useResource(programmeRef(query))
  const cinemas = useResource(programmeCinemasRef(query))
  const navigate = useNavigate()
  const remember = useSetAtom(rememberCityAtom)

  const show = (next: ProgrammeFilter, replace = false) =>
    void navigate({ to: PATH, search: next, replace, resetScroll: false })
  const { isMember, isOn } = useNarrowed(query.date)
  const change = (part: FilterChange & Narrowing, replaces = false) => {
    if (part.city) remember(part.city)
    show(updateProgrammeFilter(filter, part), replaces)
  }
  const clear = () => {
    const { version: _v, feature: _f, genre: _g, ab: _a, merkliste: _m, ...rest } = filter
    show(rest)
  }
  const understood = programme.state === 'idle' ? null : (programme.last?.data.filters ?? null)
  const shown = useShownPlace(query, understood, texts.nearbyCity)
  const actions = usePlaceActions()
  return (
    <div className="wrap">
      <CinemaNavigation />
      <h1 className={styles.title}>{texts.programmeTitle}</h1>
      <ProgrammeFilters
        filter={filter}
        place={shown}
        actions={actions}
        onChange={change}
        isMember={isMember}
        counted={{ programme, query }}
      />
      <ProgrammeDays query={query} programme={programme} />
      {filter.order === 'forecast' && <ForecastNote />}
      <div className="columns">
        <ProgrammeList
          programme={programme}
          query={query}
          isFiltered={Boolean(filter.version || filter.feature || filter.genre || isOn)}
          onClearFilters={clear}
        />
        <SideColumn offset="bar">
          <CinemasAside cinemas={cinemas} place={query} />
        </SideColumn>
      </div>
    </div>
  )
}
