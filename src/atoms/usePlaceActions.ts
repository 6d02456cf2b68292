import { useSetAtom } from 'jotai'
import { locateAtom } from './cinema.ts'
import { findPlaceAtom } from './findPlace.ts'

/** What choosing a place needs: to look one up, and to ask the device where it is. */
export function usePlaceActions() {
  return { find: useSetAtom(findPlaceAtom), locate: useSetAtom(locateAtom) }
}
