import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { cinemasRef } from '../../atoms/cinema/refs.ts'
import { usePlaceActions } from '../../atoms/cinema/usePlaceActions.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { favouritesAtom } from '../../atoms/favourites/favourites.ts'
import { firstPlaceAtom, recallFirstPlaceAtom } from '../../atoms/firstSteps/firstSteps.ts'
import { citiesRef } from '../../atoms/place/refs.ts'
import { useShownPlace } from '../../atoms/place/useShownPlace.ts'
import * as texts from '../../texts/firstSteps.ts'
import { locationChip } from '../../texts/programme.ts'
import { PlaceChip } from '../../ui/place/PlaceChip.tsx'
import { PlaceSearch } from '../../ui/place/PlaceSearch.tsx'
import { CinemaChoice } from './CinemaChoice.tsx'
import styles from './FirstStepsView.module.css'
import { StepFoot } from './StepFoot.tsx'

/** A place and its cinemas: the programme of the chosen favourites is stored on the device. */
export function CinemaStep({ isDone }: { isDone: boolean }) {
  const [place, choose] = useAtom(firstPlaceAtom)
  const recall = useSetAtom(recallFirstPlaceAtom)
  const load = useSetAtom(loadResourceAtom)
  const favourites = useAtomValue(favouritesAtom) ?? []
  const cinemas = useResource(cinemasRef(place ?? {}))
  const last = cinemas.state === 'idle' ? null : cinemas.last
  const shown = useShownPlace(place ?? {}, last?.data.filters ?? null, locationChip)
  const actions = usePlaceActions()
  const cities = useResource(citiesRef)
  const awaited = place === null ? cities : cinemas
  const isLoading = awaited.state !== 'failed' && (awaited.state === 'idle' || awaited.last === null)
  useEffect(() => {
    recall()
    void load(citiesRef)
  }, [recall, load])
  return (
    <>
      <h2 tabIndex={-1}>{texts.cinemasHeading}</h2>
      <p className={styles.text}>{texts.cinemasLead}</p>
      <div className={styles.choice} aria-busy={isLoading}>
        {place === null ? (
          <PlaceSearch city={null} cities={shown.cities} actions={actions} onChoose={choose} />
        ) : (
          <>
            <PlaceChip {...shown} actions={actions} onChange={choose} />
            <CinemaChoice key={JSON.stringify(place)} place={place} />
          </>
        )}
      </div>
      <p className={styles.kept} role="status">
        {favourites.length > 0 && texts.keptCinemas(favourites.map(({ name }) => name))}
      </p>
      <StepFoot after="ratings" isDone={isDone} />
    </>
  )
}
