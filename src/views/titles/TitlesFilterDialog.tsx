import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { movieCountsCall, seriesCountsCall, TitleCounts, TitlesAsked } from '#contract/titles.ts'
import { toggleFilter } from '../../atoms/cinema/cinema.ts'
import { type ResourceRef, toResourceKey } from '../../atoms/core/reference.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import * as texts from '../../texts/titles.ts'
import { CountChip } from '../../ui/kit/CountChip.tsx'
import { FilterDialog, FilterGroup } from '../../ui/kit/FilterDialog.tsx'
import { type Option, toOptions } from './toOptions.ts'

export type CountsCall = typeof movieCountsCall | typeof seriesCountsCall

type TitlesFilterDialogProps = {
  reference: ResourceRef<CountsCall>
  filter: TitlesFilter
  /** The names of chosen providers, also of those that have nothing. */
  names: TitlesAsked['provider']
  /** On the button that closes it. */
  done: string
  onChange: (change: TitlesFilter) => void
  onClosed: () => void
}

/**
 * Genres, years, countries and providers, each value with how many titles it would leave. Without counts (no network) the
 * values can be chosen all the same.
 */
export function TitlesFilterDialog({ reference, filter, names, done, onChange, onClosed }: TitlesFilterDialogProps) {
  const options = toOptions(useCounts(reference), filter, names)
  return (
    <FilterDialog
      title={texts.filterTitle}
      reset={texts.clearFilters}
      onReset={() => onChange({ genre: undefined, year: undefined, country: undefined, provider: undefined })}
      done={done}
      onClosed={onClosed}
    >
      <Group
        legend={texts.genreMenu}
        options={options.genre}
        onToggle={(value) => onChange({ genre: toggleFilter(filter.genre, value) })}
      />
      <Group
        legend={texts.yearMenu}
        options={options.year}
        onToggle={(value) => onChange({ year: value === filter.year ? undefined : value })}
      />
      <Group
        legend={texts.providerMenu}
        options={options.provider}
        onToggle={(value) => onChange({ provider: toggleFilter(filter.provider, value) })}
      />
      <Group
        legend={texts.countryMenu}
        options={options.country}
        onToggle={(value) => onChange({ country: value === filter.country ? undefined : value })}
      />
    </FilterDialog>
  )
}

type GroupProps = { legend: string; options: readonly Option[]; onToggle: (value: string) => void }

function Group({ legend, options, onToggle }: GroupProps) {
  if (options.length === 0) return null
  return (
    <FilterGroup legend={legend}>
      {options.map((option) => (
        <CountChip key={option.value} {...option} onClick={() => onToggle(option.value)} />
      ))}
    </FilterGroup>
  )
}

/** The counts of a filter; while those of another come, the ones before stay. */
function useCounts(reference: ResourceRef<CountsCall>): TitleCounts | null {
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
  return counts.state === 'failed' ? now : (now ?? latest)
}
