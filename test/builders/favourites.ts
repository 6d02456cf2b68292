import * as z from 'zod/mini'
import { FavouriteCinema } from '#contract/favourites.ts'

/** A cinema in Görlitz as a favourite. */
export const aFavouriteCinema = (name: string): FavouriteCinema =>
  z.parse(FavouriteCinema, { id: `c-${name}`, permalink: name, name, city: 'Görlitz' })

/** Where a visitor's favourites are kept, shared by the tabs of a test. */
export function aVisitorStorage(stored: readonly FavouriteCinema[] = []) {
  const listeners = new Set<() => void>()
  const storage = {
    stored: stored as unknown,
    read: async () => storage.stored,
    change: async (apply: (before: unknown) => readonly FavouriteCinema[]): Promise<void> => {
      storage.stored = apply(storage.stored)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
  return storage
}
