import { useSetAtom } from 'jotai'
import { type FilterChange, type ReleaseFilter, updateProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import { usePlaceActions } from '../../atoms/cinema/usePlaceActions.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { rememberCityAtom } from '../../atoms/place/place.ts'
import { useShownPlace } from '../../atoms/place/useShownPlace.ts'
import { nearbyCity } from '../../texts/programme.ts'
import { CinemaNavigation } from '../../ui/cinema/CinemaNavigation.tsx'
import { ReleaseFilters } from './ReleaseFilters.tsx'
import { ReleaseList, type ReleasesCall } from './ReleaseList.tsx'
import styles from './ReleasesView.module.css'

type ReleasesPageProps = {
  reference: ResourceRef<ReleasesCall>
  query: ReleaseFilter
  filter: ReleaseFilter
  texts: { title: string; intro: string; empty: string }
  onFilter: (filter: ReleaseFilter) => void
}

/** A list of films by the day of their start. */
export function ReleasesPage({ reference, query, filter, texts, onFilter }: ReleasesPageProps) {
  const releases = useResource(reference)
  const remember = useSetAtom(rememberCityAtom)
  const change = (part: FilterChange<ReleaseFilter>) => {
    if (part.city) remember(part.city)
    onFilter(updateProgrammeFilter(filter, part))
  }
  const understood = releases.state === 'idle' ? null : (releases.last?.data.filters ?? null)
  const place = useShownPlace(query, understood, nearbyCity)
  const actions = usePlaceActions()
  return (
    <div className="wrap">
      <CinemaNavigation />
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <ReleaseFilters filter={filter} place={place} actions={actions} onChange={change} />
      <ReleaseList reference={reference} releases={releases} emptyText={texts.empty} />
    </div>
  )
}
