import type { AtHomeFilters as Answered } from '#contract/atHome.ts'
import type { AtHomeFilter } from '../../atoms/atHome/refs.ts'
import { toggleFilter } from '../../atoms/cinema/cinema.ts'
import * as texts from '../../texts/atHome.ts'
import { CountChip } from '../../ui/kit/CountChip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'

type AtHomeFiltersProps = {
  /** The page's: its address has the filters. */
  path: string
  filter: AtHomeFilter
  /** How many titles each value gives; null while nothing is loaded. */
  counts: Answered['counts'] | null
  onChange: (filter: AtHomeFilter) => void
}

/** Providers and models as switches, kind of title and genre as menus. A value that gives nothing is shown while it is on. */
export function AtHomeFilters({ path, filter: shown, counts, onChange }: AtHomeFiltersProps) {
  const { showtime: _above, ...filter } = useChosenSearch<AtHomeFilter & { showtime?: string }>(path, shown)
  const set = (change: AtHomeFilter) => onChange({ ...toFilter(filter), ...change })
  return (
    <FilterRow legend={texts.filters}>
      <MenuChip
        label={texts.typeMenu}
        value={filter.type ?? ''}
        options={[
          { value: '', label: texts.allTypes },
          ...(['movies', 'series'] as const).map((value) => ({
            value,
            label: texts.withCount(texts.typeNames[value], countOf(counts?.type, value)),
          })),
        ]}
        isOn={filter.type !== undefined}
        onChoose={(value) => set({ type: value === 'movies' || value === 'series' ? value : undefined })}
      />
      <MenuChip
        label={texts.genreMenu}
        value={filter.genre?.[0] ?? ''}
        options={[
          { value: '', label: texts.allGenres },
          ...withChosen(counts?.genre, filter.genre)
            .toSorted((a, b) => a.value.localeCompare(b.value, 'de'))
            .map(({ value, count }) => ({ value, label: texts.withCount(value, count) })),
        ]}
        isOn={filter.genre !== undefined}
        onChoose={(value) => set({ genre: value ? [value] : undefined })}
      />
      {(['flat', 'free', 'rent', 'buy'] as const)
        .filter(
          (value) =>
            (counts && counts.model.length > 1 && countOf(counts.model, value)) || filter.model?.includes(value),
        )
        .map((value) => (
          <CountChip
            key={value}
            label={texts.modelNames[value]}
            count={countOf(counts?.model, value)}
            pressed={filter.model?.includes(value) ?? false}
            onClick={() => set({ model: toggleFilter(filter.model, value) })}
          />
        ))}
      {withChosen(counts?.provider, filter.provider)
        .toSorted((a, b) => toName(a).localeCompare(toName(b), 'de'))
        .map((each) => (
          <CountChip
            key={each.value}
            label={toName(each)}
            count={each.count}
            pressed={filter.provider?.includes(each.value) ?? false}
            onClick={() => set({ provider: toggleFilter(filter.provider, each.value) })}
          />
        ))}
    </FilterRow>
  )
}

/** `count` null: not known yet. */
type Counted = { value: string; count: number | null; name?: string }

/** A provider nobody has heard of has its address for a name. */
const toName = ({ name, value }: Counted) => name || value

/** Null while no counts are known. */
const countOf = (counts: readonly Counted[] | undefined, value: string) =>
  counts ? (counts.find((each) => each.value === value)?.count ?? 0) : null

/** A chosen value stays where it can be taken out again, though it gives nothing. */
const withChosen = (counts: readonly Counted[] | undefined, chosen: readonly string[] = []): Counted[] => [
  ...(counts ?? []),
  ...chosen
    .filter((value) => !counts?.some((each) => each.value === value))
    .map((value) => ({ value, count: counts ? 0 : null })),
]

const toFilter = ({ provider, model, genre, type }: AtHomeFilter): AtHomeFilter => ({ provider, model, genre, type })
