import type { Feature, Version } from '#contract/screenings.ts'
import { type FilterChange, type ProgrammeFilter, toggleFilter } from '../../atoms/cinema/cinema.ts'
import { genres } from '../../texts/genres.ts'
import * as texts from '../../texts/programme.ts'
import * as screenings from '../../texts/screenings.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterDialog, FilterGroup } from '../../ui/kit/FilterDialog.tsx'
import { useFurther } from '../../ui/kit/useFurther.ts'
import { type RemainingFilmsInput, useRemainingFilms } from './useRemainingFilms.ts'

type FilterSheetProps = {
  filter: ProgrammeFilter
  /** @param replaces whether the sheet has changed the filter before: one step of the history leads back. */
  onChange: (change: FilterChange, replaces: boolean) => void
  onClosed: () => void
  /** Its films that the filters leave are counted on the button that closes the sheet. */
  counted: RemainingFilmsInput
}

const versions: readonly Version[] = ['DF', 'OmU', 'OV', 'OmeU']
const features: readonly Feature[] = ['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'AD', 'UT', 'Open Air']

/** Every version, feature and genre. A choice holds at once: the programme behind the sheet follows. */
export function FilterSheet({ filter, onChange, onClosed, counted }: FilterSheetProps) {
  const isFurther = useFurther()
  const change = (part: FilterChange) => onChange(part, isFurther())
  return (
    <FilterDialog
      title={texts.filterSheetTitle}
      reset={texts.clearFilters}
      onReset={() => change({ version: undefined, feature: undefined, genre: undefined })}
      done={useRemainingFilms(counted)}
      onClosed={onClosed}
    >
      <FilterGroup legend={screenings.versionsLabel}>
        {versions.map((version) => (
          <Chip
            key={version}
            pressed={filter.version?.includes(version) ?? false}
            title={screenings.versionNames[version]}
            onClick={() => change({ version: toggleFilter(filter.version, version) })}
          >
            {version}
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup legend={screenings.featuresLabel}>
        {features.map((feature) => (
          <Chip
            key={feature}
            pressed={filter.feature?.includes(feature) ?? false}
            onClick={() => change({ feature: toggleFilter(filter.feature, feature) })}
          >
            {screenings.featureNames[feature]}
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup legend={texts.genreMenu}>
        {genres.map((genre) => (
          <Chip
            key={genre}
            pressed={filter.genre?.includes(genre) ?? false}
            onClick={() => change({ genre: toggleFilter(filter.genre, genre) })}
          >
            {genre}
          </Chip>
        ))}
      </FilterGroup>
    </FilterDialog>
  )
}
