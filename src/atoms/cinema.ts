import { atom } from 'jotai'
import type { ProgrammeQuery } from '#contract/cinema.ts'
import type { Place } from './place.ts'

/** What the programme is filtered by, as the URL carries it. `date` is absent for today. */
export type ProgrammeFilter = Place & Pick<ProgrammeQuery, 'date' | 'version' | 'genre' | 'order'>

/** What to change of a filter: a key given as undefined is taken out. */
export type FilterChange = { [K in keyof ProgrammeFilter]?: ProgrammeFilter[K] | undefined }

const places = ['city', 'location', 'coordinates'] as const

/**
 * Updating filters merges them; changing any of city, location or coordinates first clears all three (SPEC §4).
 */
export function updateProgrammeFilter(filter: ProgrammeFilter, change: FilterChange): ProgrammeFilter {
  const placeChanges = places.some((key) => key in change && change[key] !== filter[key])
  const kept = Object.entries(filter).filter(([key]) => !(placeChanges && (places as readonly string[]).includes(key)))
  const merged = { ...Object.fromEntries(kept), ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
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
