import { atom } from 'jotai'
import type { ProgrammeQuery } from '#contract/programme.ts'
import type { ReleaseQuery } from '#contract/releases.ts'
import type { Place } from '../place/place.ts'

/** The filter of starts and of films to come, as the URL carries it. */
export type ReleaseFilter = Place & Pick<ReleaseQuery, 'genre' | 'order'>

/** The filter of the programme, as the URL carries it. `date` is absent for today. */
export type ProgrammeFilter = Place & Pick<ProgrammeQuery, 'date' | 'version' | 'feature' | 'genre' | 'order'>

/** A change of a filter: a key that is undefined is removed. */
export type FilterChange<F extends Place = ProgrammeFilter> = { [K in keyof F]?: F[K] | undefined }

const places = ['city', 'location', 'coordinates'] as const

/**
 * Updating filters merges them; changing any of city, location or coordinates first clears all three (PRODUCT C1).
 */
export function updateProgrammeFilter<F extends Place = ProgrammeFilter>(
  filter: NoInfer<F>,
  change: FilterChange<NoInfer<F>>,
): F {
  const placeChanges = places.some((key) => key in change && change[key] !== filter[key])
  const kept = Object.entries(filter).filter(([key]) => !(placeChanges && (places as readonly string[]).includes(key)))
  return replaceProgrammeFilter<F>({ ...Object.fromEntries(kept), ...change } as FilterChange<F>)
}

/** Replacing filters overwrites them all: what is not named is gone (PRODUCT C1). */
export function replaceProgrammeFilter<F extends Place = ProgrammeFilter>(next: FilterChange<F>): F {
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as F
}

/** A list with one item more, or without it when it was there; undefined when none is left. */
export function toggleFilter<T>(chosen: readonly T[] | undefined, item: T): T[] | undefined {
  const others = (chosen ?? []).filter((each) => each !== item)
  const next = others.length === (chosen?.length ?? 0) ? [...others, item] : others
  return next.length > 0 ? next : undefined
}

/** The device's position, or why there is none. */
export type Position = { kind: 'here'; coordinates: string } | { kind: 'denied' } | { kind: 'unavailable' }

/** Asks the device where it is; a test passes its own. Null where devices cannot tell. */
export const geolocationAtom = atom<{ open: () => Pick<Geolocation, 'getCurrentPosition'> | null }>({
  open: () => (typeof navigator === 'undefined' ? null : (navigator.geolocation ?? null)),
})

const PERMISSION_DENIED = 1

/** Locates on demand. Rounded to about 100 m: enough for distances to cinemas, and pages of neighbours are shared. */
export const locateAtom = atom(null, (get): Promise<Position> => {
  const geolocation = get(geolocationAtom).open()
  if (!geolocation) return Promise.resolve({ kind: 'unavailable' })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ kind: 'here', coordinates: `${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}` }),
      (error) => resolve({ kind: error.code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: 15_000, maximumAge: 300_000 },
    )
  })
})
