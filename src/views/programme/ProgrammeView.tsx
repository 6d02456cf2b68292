import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { cinemaMoviesCall, cinemasCall, citiesCall } from '#contract/cinema.ts'
import { type FilterChange, type ProgrammeFilter, updateProgrammeFilter } from '../../atoms/cinema.ts'
import { recallCityAtom, rememberCityAtom, rememberedCityAtom } from '../../atoms/place.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/programme.ts'
import { CinemasAside } from './CinemasAside.tsx'
import { ForecastNote } from './ForecastNote.tsx'
import { ProgrammeDays } from './ProgrammeDays.tsx'
import { ProgrammeFilters } from './ProgrammeFilters.tsx'
import { ProgrammeList } from './ProgrammeList.tsx'
import styles from './ProgrammeView.module.css'

const route = getRouteApi('/kino/kinoprogramm')

/** What runs in cinemas, by place and day (C1). Every filter is in the URL. */
export function ProgrammeView() {
  const { query, place } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const programme = useResource(cinemaMoviesCall, { query })
  const cities = useResource(citiesCall)
  const cinemas = useResource(cinemasCall, { query: place })
  const navigate = useNavigate()
  const remember = useSetAtom(rememberCityAtom)
  useRememberedCity(filter)

  const change = (part: FilterChange) => {
    if (part.city) remember(part.city)
    void navigate({ to: '/kino/kinoprogramm', search: updateProgrammeFilter(filter, part), resetScroll: false })
  }
  const understood = programme.state === 'idle' ? null : (programme.last?.data.filters ?? null)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.programmeTitle}</h1>
      <ProgrammeFilters
        filter={filter}
        city={understood ? understood.city : (filter.city ?? null)}
        cities={cities}
        onChange={change}
      />
      <ProgrammeDays date={query.date} programme={programme} />
      {filter.order === 'forecast' && <ForecastNote />}
      <div className={styles.columns}>
        <ProgrammeList
          programme={programme}
          query={query}
          isFiltered={Boolean(filter.version || filter.genre)}
          onClearFilters={() => change({ version: undefined, genre: undefined })}
        />
        <CinemasAside cinemas={cinemas} place={place} />
      </div>
    </div>
  )
}

/** The server renders its default city; the device's own comes once after hydration. The URL wins over both. */
function useRememberedCity(filter: ProgrammeFilter) {
  const recall = useSetAtom(recallCityAtom)
  const remembered = useAtomValue(rememberedCityAtom)
  const navigate = useNavigate()
  const hasPlace = Boolean(filter.city || filter.location || filter.coordinates)
  useEffect(() => {
    const city = hasPlace ? null : (remembered ?? recall())
    if (city) {
      void navigate({ to: '/kino/kinoprogramm', search: (search) => ({ ...search, city }), replace: true })
    }
  }, [hasPlace, remembered, recall, navigate])
}
