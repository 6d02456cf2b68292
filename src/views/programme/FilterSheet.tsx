import type { ReactNode } from 'react'
import type { Feature, Version } from '#contract/screenings.ts'
import { type FilterChange, type ProgrammeFilter, toggleFilter } from '../../atoms/cinema/cinema.ts'
import * as texts from '../../texts/programme.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import { Dialog } from '../../ui/kit/Dialog.tsx'
import styles from './FilterSheet.module.css'
import { RemainingFilms, type RemainingFilmsProps } from './RemainingFilms.tsx'

type FilterSheetProps = {
  filter: ProgrammeFilter
  onChange: (change: FilterChange) => void
  onClosed: () => void
  /** Its films that the filters leave are counted on the button that closes the sheet. */
  counted: RemainingFilmsProps
}

const versions: readonly Version[] = ['DF', 'OmU', 'OV', 'OmeU']
const features: readonly Feature[] = ['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'Open Air']

/** Every version, feature and genre. A choice holds at once: the programme behind the sheet follows. */
export function FilterSheet({ filter, onChange, onClosed, counted }: FilterSheetProps) {
  return (
    <Dialog label={texts.filterSheetTitle} onClosed={onClosed}>
      <h2 className={styles.title}>{texts.filterSheetTitle}</h2>
      <Group legend={texts.versionsLabel}>
        {versions.map((version) => (
          <Chip
            key={version}
            pressed={filter.version?.includes(version) ?? false}
            title={texts.versionNames[version]}
            onClick={() => onChange({ version: toggleFilter(filter.version, version) })}
          >
            {version}
          </Chip>
        ))}
      </Group>
      <Group legend={texts.featuresLabel}>
        {features.map((feature) => (
          <Chip
            key={feature}
            pressed={filter.feature?.includes(feature) ?? false}
            onClick={() => onChange({ feature: toggleFilter(filter.feature, feature) })}
          >
            {texts.featureNames[feature]}
          </Chip>
        ))}
      </Group>
      <Group legend={texts.genreMenu}>
        {texts.genres.map((genre) => (
          <Chip
            key={genre}
            pressed={filter.genre?.includes(genre) ?? false}
            onClick={() => onChange({ genre: toggleFilter(filter.genre, genre) })}
          >
            {genre}
          </Chip>
        ))}
      </Group>
      <form method="dialog" className={styles.foot}>
        <Button variant="ghost" onClick={() => onChange({ version: undefined, feature: undefined, genre: undefined })}>
          {texts.clearFilters}
        </Button>
        <Button type="submit">
          <span role="status">
            <RemainingFilms {...counted} />
          </span>
        </Button>
      </form>
    </Dialog>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  )
}
