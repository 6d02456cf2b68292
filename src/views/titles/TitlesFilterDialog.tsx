import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { movieCountsCall, seriesCountsCall, TitleCounts, TitlesAsked } from '#contract/titles.ts'
import { toggleFilter } from '../../atoms/cinema/cinema.ts'
import { type ResourceRef, toResourceKey } from '../../atoms/core/reference.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import * as texts from '../../texts/titles.ts'
import { CountChip, CountRadio } from '../../ui/kit/CountChip.tsx'
import { FilterDialog, FilterGroup } from '../../ui/kit/FilterDialog.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { useFurther } from '../../ui/kit/useFurther.ts'
import { keepPlaces } from './keepPlaces.ts'
import { type Option, toOptions } from './toOptions.ts'

export type CountsCall = typeof movieCountsCall | typeof seriesCountsCall

type TitlesFilterDialogProps = {
  reference: ResourceRef<CountsCall>
  filter: TitlesFilter
  /** The names of chosen providers, also of those that have nothing. */
  names: TitlesAsked['provider']
  /** On the button that closes it. */
  done: string
  /** @param replaces whether the dialog has changed the filter before: one step of the history leads back. */
  onChange: (change: TitlesFilter, replaces: boolean) => void
  onClosed: () => void
}

/**
 * Genres, years, countries and providers, each value with how many titles it would leave. Without counts (no network) the
 * values can be chosen all the same. What is shown keeps its place while the dialog is open; the providers, which only
 * counts name, come last.
 */
export function TitlesFilterDialog({ reference, filter, names, done, onChange, onClosed }: TitlesFilterDialogProps) {
  const { counts, isFailed } = useCounts(reference)
  const next = toOptions(counts, filter, names)
  const [places, setPlaces] = useState(next)
  const options = keepPlaces(places, next, counts !== null)
  if (options !== places) setPlaces(options)
  const isFurther = useFurther()
  const change = (part: TitlesFilter) => onChange(part, isFurther())
  return (
    <FilterDialog
      title={texts.filterTitle}
      reset={texts.clearFilters}
      onReset={() => change({ genre: undefined, year: undefined, country: undefined, provider: undefined })}
      done={done}
      isTall
      onClosed={onClosed}
    >
      <Several
        legend={texts.genreMenu}
        options={options.genre}
        onToggle={(value) => change({ genre: toggleFilter(filter.genre, value) })}
      />
      <One legend={texts.yearMenu} all={texts.allYears} options={options.year} onChoose={(year) => change({ year })} />
      <One
        legend={texts.countryMenu}
        all={texts.allCountries}
        options={options.country}
        onChoose={(country) => change({ country })}
      />
      <Several
        legend={texts.providerMenu}
        options={options.provider}
        onToggle={(value) => change({ provider: toggleFilter(filter.provider, value) })}
      >
        {options.provider.length === 0 && <NoProviders isFailed={isFailed} isCounted={counts !== null} />}
      </Several>
    </FilterDialog>
  )
}

type SeveralProps = {
  legend: string
  options: readonly Option[]
  onToggle: (value: string) => void
  children?: ReactNode
}

/** A filter that has several values at once. */
function Several({ legend, options, onToggle, children }: SeveralProps) {
  return (
    <FilterGroup legend={legend} isEven>
      {options.map(({ value, ...option }) => (
        <CountChip key={value} {...option} onClick={() => onToggle(value)} />
      ))}
      {children}
    </FilterGroup>
  )
}

type OneProps = {
  legend: string
  /** The choice of none. */
  all: string
  options: readonly Option[]
  onChoose: (value: string | undefined) => void
}

/** A filter that has one value at a time. */
function One({ legend, all, options, onChoose }: OneProps) {
  const name = useId()
  return (
    <FilterGroup legend={legend} isEven>
      <CountRadio
        name={name}
        label={all}
        count={null}
        checked={!options.some(({ pressed }) => pressed)}
        onChoose={() => onChoose(undefined)}
      />
      {options.map(({ value, label, count, pressed }) => (
        <CountRadio
          key={value}
          name={name}
          label={label}
          count={count}
          checked={pressed}
          onChoose={() => onChoose(value)}
        />
      ))}
    </FilterGroup>
  )
}

/** In the place of providers that are coming, that nobody knows, or of which there are none. */
function NoProviders({ isFailed, isCounted }: { isFailed: boolean; isCounted: boolean }) {
  if (isCounted) return <p>{texts.noProviders}</p>
  if (isFailed) return <p>{texts.providersUnknown}</p>
  return ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} />)
}

type Counts = { counts: TitleCounts | null; isFailed: boolean }

/** The counts of a filter; while those of another come, the ones before stay. */
function useCounts(reference: ResourceRef<CountsCall>): Counts {
  const load = useSetAtom(loadResourceAtom)
  const counts = useResource(reference)
  const key = toResourceKey(reference)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the reference
  useEffect(() => {
    const leaving = new AbortController()
    void load(reference, { signal: leaving.signal })
    return () => leaving.abort()
  }, [key, load])
  const now = counts.state === 'idle' ? null : (counts.last?.data ?? null)
  const [latest, setLatest] = useState(now)
  if (now !== null && now !== latest) setLatest(now)
  const isFailed = counts.state === 'failed'
  return { counts: isFailed ? now : (now ?? latest), isFailed }
}
