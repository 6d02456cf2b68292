import type { City } from '#contract/cinema.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import { useResource } from '../core/useResource.ts'
import type { Place } from './place.ts'
import { citiesRef } from './refs.ts'

/** The place of a server's answer, as the server understood it. */
export type UnderstoodPlace = { city: string | null; cityName: string | null }

/**
 * The place that a page is about, and the cities to choose another from. Until the server has answered, the place has
 * the name that was asked for.
 *
 * @param nearby the name of a place that is only a position.
 */
export function useShownPlace(asked: Place, understood: UnderstoodPlace | null, nearby: string) {
  const resource = useResource(citiesRef)
  const cities: readonly City[] = resource.state === 'idle' ? [] : (resource.last?.data.items ?? [])
  const isCity = !asked.location && !asked.coordinates
  const city = isCity ? (asked.city ?? understood?.city ?? DEFAULT_CITY) : null
  const cityName = cities.find(({ slug }) => slug === city)?.name
  const name = asked.coordinates ? nearby : (cityName ?? understood?.cityName ?? asked.location ?? city ?? nearby)
  return { name, city, cities }
}

export type ShownPlace = ReturnType<typeof useShownPlace>
