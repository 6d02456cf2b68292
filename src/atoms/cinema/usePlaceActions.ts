import { useSetAtom } from 'jotai'
import { findPlaceAtom } from '../place/findPlace.ts'
import { suggestPlacesAtom } from '../place/suggestPlaces.ts'
import { locateAtom } from './cinema.ts'

/** What choosing a place needs: to hear what a text may mean, to look one up, and to ask the device where it is. */
export function usePlaceActions() {
  return {
    find: useSetAtom(findPlaceAtom),
    suggest: useSetAtom(suggestPlacesAtom),
    locate: useSetAtom(locateAtom),
  }
}
