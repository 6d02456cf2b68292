import { useNavigate } from '@tanstack/react-router'
import { toggleFilter } from '../../atoms/cinema/cinema.ts'
import type { WeekShow } from '../../atoms/favourites/toWeek.ts'
import { toChoices, type WeekFilter, type WeekSearch } from '../../atoms/favourites/week.ts'
import * as texts from '../../texts/favouriteWeek.ts'
import { filtersLabel } from '../../texts/programme.ts'
import { featureNames, versionNames } from '../../texts/screenings.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { PATH } from './weekSearch.ts'

type WeekFiltersProps = { week: readonly WeekShow[]; search: WeekSearch }

/** One tap for each version and feature that the week has. */
export function WeekFilters({ week, search }: WeekFiltersProps) {
  const navigate = useNavigate()
  const change = (part: WeekFilter) => void navigate({ to: PATH, search: { ...search, ...part }, resetScroll: false })
  const { versions, features } = toChoices(week, search)
  if (versions.length + features.length === 0) return null
  return (
    <FilterRow legend={filtersLabel}>
      {versions.map((version) => (
        <Chip
          key={version}
          pressed={search.version?.includes(version) ?? false}
          title={versionNames[version]}
          onClick={() => change({ version: toggleFilter(search.version, version) })}
        >
          {version}
        </Chip>
      ))}
      {features.map((feature) => (
        <Chip
          key={feature}
          pressed={search.feature?.includes(feature) ?? false}
          title={featureNames[feature]}
          onClick={() => change({ feature: toggleFilter(search.feature, feature) })}
        >
          {texts.featureChip(feature, featureNames[feature])}
        </Chip>
      ))}
    </FilterRow>
  )
}
