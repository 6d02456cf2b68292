import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { seriesCountsRef, seriesListRef } from '../../atoms/series/refs.ts'
import { filmCountsRef, filmsRef } from '../../atoms/titles/refs.ts'
import { allFilms, allSeries, bestFilms, bestSeries } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'
import { WeightedNote } from './WeightedNote.tsx'

type ListPath = '/filme' | '/filme/beste' | '/serie' | '/serien/beste'
type TitlesViewProps = { path: ListPath; toReference: typeof filmsRef | typeof seriesListRef } & Omit<
  ComponentProps<typeof TitlesPage>,
  'path' | 'reference' | 'filter' | 'onFilter'
>

const films = { toReference: filmsRef, toCounts: filmCountsRef, type: 'movies' } as const
const series = { toReference: seriesListRef, toCounts: seriesCountsRef, type: 'series' } as const
const all = { orders: ['popularity', 'best', 'start'] } as const
const best = { orders: ['best'] } as const

/** Every film of the catalogue (D2). */
export function FilmsListView() {
  return <TitlesView path="/filme" {...films} {...all} texts={allFilms} />
}

/** The films that the community likes best, by weight (D2). */
export function BestFilmsView() {
  return (
    <TitlesView path="/filme/beste" {...films} {...best} texts={bestFilms}>
      <WeightedNote />
    </TitlesView>
  )
}

/** Every series of the catalogue (D2). */
export function SeriesListView() {
  return <TitlesView path="/serie" {...series} {...all} texts={allSeries} />
}

/** The series that the community likes best, by weight (D2). */
export function BestSeriesView() {
  return (
    <TitlesView path="/serien/beste" {...series} {...best} texts={bestSeries}>
      <WeightedNote />
    </TitlesView>
  )
}

/** A list whose filters stand in the URL. */
function TitlesView({ path, toReference, ...page }: TitlesViewProps) {
  const { query } = useLoaderData({ from: path })
  const { showtime: _above, ...filter } = useSearch({ from: path })
  const navigate = useNavigate()
  return (
    <TitlesPage
      {...page}
      path={path}
      reference={toReference(query)}
      filter={filter}
      onFilter={(search, replace = false) => void navigate({ to: path, search, replace, resetScroll: false })}
    />
  )
}
