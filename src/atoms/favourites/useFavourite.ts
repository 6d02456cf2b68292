import { useAtomValue, useSetAtom } from 'jotai'
import type { FavouriteCinema } from '#contract/favourites.ts'
import { type FavouriteResult, favouriteChoicesAtom, setFavouriteAtom } from './favourites.ts'

/** Whether a cinema is a favourite, whether that still waits on this device, and how to turn it round. */
export function useFavourite({ id, permalink, name, city }: FavouriteCinema) {
  const choice = useAtomValue(favouriteChoicesAtom)?.get(id)
  const set = useSetAtom(setFavouriteAtom)
  const isKept = choice?.favourite ?? false
  const toggle = (): Promise<FavouriteResult> => set({ id, permalink, name, city }, !isKept)
  return { isKept, isPending: choice?.state === 'pending', toggle }
}
