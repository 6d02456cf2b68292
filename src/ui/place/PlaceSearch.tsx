import { useEffect, useRef, useState } from 'react'
import type { City } from '#contract/cinema.ts'
import type { FoundPlace } from '#contract/places.ts'
import * as texts from '../../texts/programme.ts'
import { CityList } from './CityList.tsx'
import { foldName } from './foldName.ts'
import { NearbyButton } from './NearbyButton.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { PlaceList } from './PlaceList.tsx'
import styles from './PlaceSearch.module.css'
import type { PlaceActions, PlaceChoice } from './placeChoice.ts'
import { useSuggestedPlaces } from './useSuggestedPlaces.ts'

type PlaceSearchProps = {
  /** The slug of the city that is chosen. */
  city: string | null
  cities: readonly City[]
  actions: PlaceActions
  onChoose: (place: PlaceChoice) => void
}

/** A postcode or a name, the surroundings, or one of the cities with cinemas; what is typed narrows the cities. */
export function PlaceSearch({ city, cities, actions, onChoose }: PlaceSearchProps) {
  const [text, setText] = useState('')
  const sought = foldName(text)
  const named = cities.find(({ name }) => foldName(name) === sought)
  const suggested = useSuggestedPlaces(text, actions.suggest)
  const places = suggested && suggested.places !== 'unreachable' ? suggested.places : []
  const isOffline = suggested?.places === 'unreachable'
  // A city that stands among the places already, at the rank that the server gave it.
  const isPlace = ({ slug }: City) => places.some((place) => place.city === slug)
  const otherCities = cities.filter((each) => foldName(each.name).includes(sought) && !isPlace(each))
  const choose = (place: FoundPlace) => onChoose(place.city ? { city: place.city } : { location: place.location })
  const lists = useKeptHeight()
  const isUnknown = suggested !== null && !isOffline && places.length === 0 && otherCities.length === 0
  return (
    <>
      <PlaceForm
        text={text}
        onText={setText}
        find={actions.find}
        onFound={(location) => onChoose(named ? { city: named.slug } : { location })}
        isKnown={named !== undefined}
        likeliest={suggested?.text === text.trim() ? (places[0] ?? null) : null}
        onLikeliest={choose}
      />
      <p role="status" className={isOffline || isUnknown ? styles.note : 'visuallyHidden'}>
        {isOffline
          ? texts.placeUnreachable
          : isUnknown
            ? texts.placeUnknown
            : suggested && texts.placesFound(places.length + otherCities.length)}
      </p>
      <NearbyButton locate={actions.locate} onHere={(coordinates) => onChoose({ coordinates })} />
      <div ref={lists}>
        {places.length > 0 && <PlaceList places={places} cities={cities} chosen={city} onChoose={choose} />}
        <CityList cities={otherCities} chosen={city} onChoose={(slug) => onChoose({ city: slug })} />
      </div>
    </>
  )
}

/** The lists stay as high as they were with all cities: nothing around them shrinks, and nothing scrolls back. */
function useKeptHeight() {
  const lists = useRef<HTMLDivElement>(null)
  // An effect: a dialog around them has no layout before it is open.
  useEffect(() => {
    if (lists.current) lists.current.style.minBlockSize = `${lists.current.offsetHeight}px`
  }, [])
  return lists
}
