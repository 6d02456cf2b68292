import { useState } from 'react'
import type { City } from '#contract/cinema.ts'
import * as texts from '../../texts/programme.ts'
import { Dialog } from '../Dialog.tsx'
import { CityList } from './CityList.tsx'
import { foldName } from './foldName.ts'
import { NearbyButton } from './NearbyButton.tsx'
import styles from './PlaceDialog.module.css'
import { PlaceForm } from './PlaceForm.tsx'
import type { PlaceActions, PlaceChoice } from './placeChoice.ts'

type PlaceDialogProps = {
  /** The slug of the city that is chosen. */
  city: string | null
  cities: readonly City[]
  actions: PlaceActions
  onChoose: (place: PlaceChoice) => void
  onClosed: () => void
}

/** A postcode or a name, the surroundings, or one of the cities with cinemas; what is typed narrows the cities. */
export function PlaceDialog({ city, cities, actions, onChoose, onClosed }: PlaceDialogProps) {
  const [text, setText] = useState('')
  const sought = foldName(text)
  const named = cities.find(({ name }) => foldName(name) === sought)
  return (
    <Dialog label={texts.placeTitle} onClosed={onClosed}>
      <h2 className={styles.title}>{texts.placeTitle}</h2>
      <PlaceForm
        text={text}
        onText={setText}
        find={actions.find}
        onFound={(location) => onChoose(named ? { city: named.slug } : { location })}
        isKnown={named !== undefined}
      />
      <NearbyButton locate={actions.locate} onHere={(coordinates) => onChoose({ coordinates })} />
      <CityList
        cities={cities.filter(({ name }) => foldName(name).includes(sought))}
        chosen={city}
        onChoose={(slug) => onChoose({ city: slug })}
      />
    </Dialog>
  )
}
