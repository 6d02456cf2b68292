import type { TitleOrder } from '#contract/titles.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import { genres } from '../../texts/programme.ts'
import * as texts from '../../texts/titles.ts'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'

type TitlesFiltersProps = {
  /** The page's: its address has the filters. */
  path: string
  legend: string
  filter: TitlesFilter
  /** The order of a list whose address names none, and the other orders. */
  orders: readonly [TitleOrder, ...TitleOrder[]]
  onChange: (change: TitlesFilter) => void
}

const same = (value: string) => ({ value, label: value })

/** Genre, years, country and order. */
export function TitlesFilters({ path, legend, filter: shown, orders, onChange }: TitlesFiltersProps) {
  const { showtime: _above, ...filter } = useChosenSearch<TitlesFilter & { showtime?: string }>(path, shown)
  const [usual] = orders
  return (
    <FilterRow legend={legend}>
      <MenuChip
        label={texts.genreMenu}
        value={filter.genre?.[0] ?? ''}
        options={[{ value: '', label: texts.allGenres }, ...genres.map(same)]}
        isOn={Boolean(filter.genre)}
        onChoose={(genre) => onChange({ ...filter, genre: genre ? [genre] : undefined })}
      />
      <MenuChip
        label={texts.yearMenu}
        value={filter.year ?? ''}
        options={[
          { value: '', label: texts.allYears },
          ...texts.spans,
          ...(filter.year && !texts.spans.some(({ value }) => value === filter.year) ? [same(filter.year)] : []),
        ]}
        isOn={Boolean(filter.year)}
        onChoose={(year) => onChange({ ...filter, year: year || undefined })}
      />
      <MenuChip
        label={texts.countryMenu}
        value={filter.country ?? ''}
        options={[{ value: '', label: texts.allCountries }, ...texts.countries.map(same)]}
        isOn={Boolean(filter.country)}
        onChoose={(country) => onChange({ ...filter, country: country || undefined })}
      />
      {orders.length > 1 && (
        <MenuChip
          label={texts.orderLabel}
          value={filter.order ?? usual}
          options={orders.map((order) => ({ value: order, label: texts.orderNames[order] }))}
          isOn={Boolean(filter.order && filter.order !== usual)}
          onChoose={(order) => onChange({ ...filter, order: order === usual ? undefined : (order as TitleOrder) })}
        />
      )}
    </FilterRow>
  )
}
