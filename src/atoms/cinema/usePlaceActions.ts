import { useSetAtom } from 'jotai'
import { findPlaceAtom } from '../place/findPlace.ts'
import { suggestPlacesAtom } from '../place/suggestPlaces.ts'
import { locateAtom } from './cinema.ts'

/** The actions of choosing a place: suggest places for a text, find one by its name, and locate the device. */
export function usePlaceActions() {
  return {
    find: useSetAtom(findPlaceAtom),
    suggest: useSetAtom(suggestPlacesAtom),
    locate: useSetAtom(locateAtom),
  }
}
