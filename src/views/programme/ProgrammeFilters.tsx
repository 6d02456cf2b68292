import { lazy, Suspense, useState } from 'react'
import type { ProgrammeOrder } from '#contract/programme.ts'
import type { Feature, Version } from '#contract/screenings.ts'
import { type FilterChange, type ProgrammeFilter, toggleFilter } from '../../atoms/cinema/cinema.ts'
import type { ShownPlace } from '../../atoms/place/useShownPlace.ts'
import * as texts from '../../texts/programme.ts'
import * as screenings from '../../texts/screenings.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { DialogChip } from '../../ui/kit/DialogChip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { PlaceChip } from '../../ui/place/PlaceChip.tsx'
import type { PlaceActions } from '../../ui/place/placeChoice.ts'
import { LocationChip } from './LocationChip.tsx'
import type { Narrowing } from './narrow.ts'
import type { RemainingFilmsInput } from './useRemainingFilms.ts'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }))

type ProgrammeFiltersProps = {
  filter: ProgrammeFilter & Narrowing
  place: ShownPlace
  actions: PlaceActions
  /** @param replaces whether it takes the place of the change before, as a step of the history. */
  onChange: (change: FilterChange & Narrowing, replaces?: boolean) => void
  /** Whether there is a watchlist to narrow by. */
  isMember: boolean
  /** Its films that the filters leave are counted while the sheet is open. */
  counted: RemainingFilmsInput
}

/** Those asked for most stand in the row; the sheet has them all. */
const versions: readonly Version[] = ['OmU', 'OV']
const features: readonly Feature[] = ['3D', 'IMAX']
const orders: readonly ProgrammeOrder[] = ['popularity', 'rating', 'start', 'forecast']

/** Place, versions, features, genres and order. */
export function ProgrammeFilters(props: ProgrammeFiltersProps) {
  const { filter, place, actions, onChange, isMember, counted } = props
  const [isOpen, setOpen] = useState(false)
  const count = [filter.version, filter.feature, filter.genre].flatMap((list) => list ?? []).length
  return (
    <>
      <FilterRow legend={texts.filtersLabel}>
        <PlaceChip {...place} actions={actions} onChange={onChange} />
        <LocationChip coordinates={filter.coordinates} onChange={onChange} />
        <DialogChip isOn={count > 0} onClick={() => setOpen(true)}>
          {texts.filterChip(count)}
        </DialogChip>
        <Chip pressed={filter.ab === '18'} onClick={() => onChange({ ab: filter.ab === '18' ? undefined : '18' })}>
          {texts.fromSix}
        </Chip>
        {isMember && (
          <Chip
            pressed={filter.merkliste === '1'}
            onClick={() => onChange({ merkliste: filter.merkliste === '1' ? undefined : '1' })}
          >
            {texts.watchlistOnly}
          </Chip>
        )}
        {versions.map((version) => (
          <Chip
            key={version}
            pressed={filter.version?.includes(version) ?? false}
            title={screenings.versionNames[version]}
            onClick={() => onChange({ version: toggleFilter(filter.version, version) })}
          >
            {version}
          </Chip>
        ))}
        {features.map((feature) => (
          <Chip
            key={feature}
            pressed={filter.feature?.includes(feature) ?? false}
            onClick={() => onChange({ feature: toggleFilter(filter.feature, feature) })}
          >
            {screenings.featureNames[feature]}
          </Chip>
        ))}
        <MenuChip
          label={texts.orderLabel}
          value={filter.order ?? 'popularity'}
          options={orders.map((order) => ({ value: order, label: texts.orderNames[order] }))}
          isOn={Boolean(filter.order && filter.order !== 'popularity')}
          onChoose={(value) => onChange({ order: value === 'popularity' ? undefined : (value as ProgrammeOrder) })}
        />
      </FilterRow>
      {isOpen && (
        <Suspense>
          <FilterSheet filter={filter} onChange={onChange} onClosed={() => setOpen(false)} counted={counted} />
        </Suspense>
      )}
    </>
  )
}
