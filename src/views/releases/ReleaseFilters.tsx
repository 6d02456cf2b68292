import type { ReleaseOrder } from '#contract/releases.ts'
import type { FilterChange, ReleaseFilter } from '../../atoms/cinema/cinema.ts'
import type { ShownPlace } from '../../atoms/place/useShownPlace.ts'
import { genres } from '../../texts/genres.ts'
import * as programmeTexts from '../../texts/programme.ts'
import * as texts from '../../texts/releases.ts'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { PlaceChip } from '../../ui/place/PlaceChip.tsx'
import type { PlaceActions } from '../../ui/place/placeChoice.ts'

type ReleaseFiltersProps = {
  filter: ReleaseFilter
  place: ShownPlace
  actions: PlaceActions
  onChange: (change: FilterChange<ReleaseFilter>) => void
}

const orders: readonly ReleaseOrder[] = ['start', 'popularity']

/** Place, genre and order. */
export function ReleaseFilters({ filter, place, actions, onChange }: ReleaseFiltersProps) {
  return (
    <FilterRow legend={texts.filtersLabel}>
      <PlaceChip {...place} actions={actions} onChange={onChange} />
      <MenuChip
        label={programmeTexts.genreMenu}
        value={filter.genre?.[0] ?? ''}
        options={[
          { value: '', label: programmeTexts.allGenres },
          ...genres.map((genre) => ({ value: genre, label: genre })),
        ]}
        isOn={Boolean(filter.genre)}
        onChoose={(genre) => onChange({ genre: genre ? [genre] : undefined })}
      />
      <MenuChip
        label={programmeTexts.orderLabel}
        value={filter.order ?? 'start'}
        options={orders.map((order) => ({ value: order, label: texts.orderNames[order] }))}
        isOn={filter.order === 'popularity'}
        onChoose={(order) => onChange({ order: order === 'start' ? undefined : (order as ReleaseOrder) })}
      />
    </FilterRow>
  )
}
