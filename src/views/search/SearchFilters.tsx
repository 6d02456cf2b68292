import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { PersonJob } from '#contract/people.ts'
import type { SearchFacets } from '#contract/search.ts'
import type { ResultsFilter, ResultsQuery } from '../../atoms/search/refs.ts'
import { professions } from '../../texts/person.ts'
import * as texts from '../../texts/search.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { DialogChip } from '../../ui/kit/DialogChip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { toFoundCount } from './toFoundCount.ts'

const GenreDialog = lazy(async () => ({ default: (await import('./GenreDialog.tsx')).GenreDialog }))

type SearchFiltersProps = {
  query: ResultsQuery
  facets: SearchFacets
  /** Are there more results than those that were counted? */
  isOpen: boolean
}

/** `count` null: unknown. */
type Value = { value: string; count: number | null }

/** The filters that a kind has, several at once; a choice says how many results it has. */
export function SearchFilters({ query, facets, isOpen }: SearchFiltersProps) {
  const navigate = useNavigate()
  const [isChoosing, setChoosing] = useState(false)
  const { genre: genres = [], year = '', job = '', city = '' } = query
  const choose = (change: ResultsFilter, replace = false) =>
    void navigate({ to: '/suche', search: { ...query, ...change }, replace, resetScroll: false })
  const toOption = ({ value, count }: Value, label = value) => ({
    value,
    label: count === null ? label : texts.choice(label, toFoundCount(count, isOpen)),
  })
  const others = facets.genre.filter(({ value }) => !genres.includes(value))
  if (Object.values(facets).every((values) => values.length < 2) && !year && !job && !city && genres.length === 0) {
    return null
  }
  return (
    <FilterRow legend={texts.filters}>
      {genres.map((genre) => (
        <Chip key={genre} pressed onClick={() => choose({ genre: nonEmpty(genres.filter((one) => one !== genre)) })}>
          {genre}
        </Chip>
      ))}
      {others.length > (genres.length === 0 ? 1 : 0) && (
        <DialogChip isOn={genres.length > 0} onClick={() => setChoosing(true)}>
          {texts.genreMenu}
        </DialogChip>
      )}
      {isChoosing && (
        <Suspense>
          <GenreDialog
            genres={facets.genre}
            chosen={genres}
            isOpen={isOpen}
            onChoose={(genre, replaces) => choose({ genre }, replaces)}
            onClosed={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <Menu
        label={texts.yearMenu}
        all={texts.allYears}
        value={year}
        options={withChosen(facets.decade, year).map((each) => toOption(each, texts.yearsOf(each.value)))}
        onChoose={(value) => choose({ year: value })}
      />
      <Menu
        label={texts.jobMenu}
        all={texts.allJobs}
        value={job}
        options={withChosen(facets.job, job).map((each) => toOption(each, professions[each.value as PersonJob]))}
        onChoose={(value) => choose({ job: value as PersonJob | undefined })}
      />
      <Menu
        label={texts.cityMenu}
        all={texts.allCities}
        value={city}
        options={withChosen(facets.city, city).map((each) => toOption(each))}
        onChoose={(value) => choose({ city: value })}
      />
    </FilterRow>
  )
}

type MenuProps = {
  label: string
  all: string
  /** Empty: all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
}

/** One choice; nothing where there is none to make. */
function Menu({ label, all, value, options, onChoose }: MenuProps) {
  if (options.length < 2 && value === '') return null
  return (
    <MenuChip
      label={label}
      value={value}
      options={[{ value: '', label: all }, ...options]}
      isOn={value !== ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    />
  )
}

/** The values with the chosen one, which may be none of them: a single year, or a choice that nothing passes. */
function withChosen(values: readonly Value[], chosen: string): readonly Value[] {
  return chosen === '' || values.some(({ value }) => value === chosen)
    ? values
    : [{ value: chosen, count: null }, ...values]
}

const nonEmpty = (genres: string[]): string[] | undefined => (genres.length > 0 ? genres : undefined)
