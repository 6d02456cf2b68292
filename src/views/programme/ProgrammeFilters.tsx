import type { Answer } from '#contract/call.ts'
import type { citiesCall, ProgrammeOrder, Version } from '#contract/cinema.ts'
import type { FilterChange, ProgrammeFilter } from '../../atoms/cinema.ts'
import type { Resource } from '../../atoms/resource.ts'
import * as texts from '../../texts/programme.ts'
import { Chip } from '../../ui/Chip.tsx'
import { MenuChip } from '../../ui/MenuChip.tsx'
import { LocationChip } from './LocationChip.tsx'
import styles from './ProgrammeFilters.module.css'

type ProgrammeFiltersProps = {
  filter: ProgrammeFilter
  /** The slug of the city that is shown; null near a position or place name. */
  city: string | null
  cities: Resource<Answer<typeof citiesCall>>
  onChange: (change: FilterChange) => void
}

const versions: readonly Version[] = ['DF', 'OmU', 'OV', 'OmeU']
const orders: readonly ProgrammeOrder[] = ['popularity', 'rating', 'start', 'forecast']

/** City or position, version, genre and order. */
export function ProgrammeFilters({ filter, city, cities, onChange }: ProgrammeFiltersProps) {
  const known = cities.state === 'idle' ? [] : (cities.last?.data.items ?? [])
  const toggle = (version: Version) => {
    const others = (filter.version ?? []).filter((each) => each !== version)
    const next = others.length === (filter.version?.length ?? 0) ? [...others, version] : others
    onChange({ version: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset className={styles.filters}>
      <legend className="visuallyHidden">{texts.filtersLabel}</legend>
      <MenuChip
        label={texts.cityLabel}
        value={city ?? ''}
        options={[
          ...(city === null ? [{ value: '', label: filter.location ?? texts.nearbyCity }] : []),
          ...known.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChoose={(slug) => slug && onChange({ city: slug })}
      />
      <LocationChip coordinates={filter.coordinates} onChange={onChange} />
      {versions.map((version) => (
        <Chip
          key={version}
          pressed={filter.version?.includes(version) ?? false}
          title={texts.versionNames[version]}
          onClick={() => toggle(version)}
        >
          {version}
        </Chip>
      ))}
      <MenuChip
        label={texts.genreMenu}
        value={filter.genre?.[0] ?? ''}
        options={[
          { value: '', label: texts.allGenres },
          ...texts.genres.map((genre) => ({ value: genre, label: genre })),
        ]}
        isOn={Boolean(filter.genre)}
        onChoose={(genre) => onChange({ genre: genre ? [genre] : undefined })}
      />
      <MenuChip
        label={texts.orderLabel}
        value={filter.order ?? 'popularity'}
        options={orders.map((order) => ({ value: order, label: texts.orderNames[order] }))}
        isOn={Boolean(filter.order && filter.order !== 'popularity')}
        onChoose={(value) => onChange({ order: value === 'popularity' ? undefined : (value as ProgrammeOrder) })}
      />
    </fieldset>
  )
}
