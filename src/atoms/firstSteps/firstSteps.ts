import { atom } from 'jotai'
import * as z from 'zod/mini'
import { UserId } from '#contract/ids.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'
import { favouriteChoicesAtom, favouritesAtom } from '../favourites/favourites.ts'
import { deviceStorageAtom, type Place, recallCityAtom, rememberCityAtom } from '../place/place.ts'
import { ownRatingsAtom } from '../ratings/ownRatings.ts'
import { themeAtom } from '../shell/theme.ts'
import { FIRST_STEPS_KEY } from './firstStepsOffer.ts'

/** The steps of a new member, in this order. */
export const firstSteps = ['cinemas', 'ratings', 'theme'] as const
export type FirstStep = (typeof firstSteps)[number]

/** So many ratings finish their step. */
export const FIRST_RATINGS = 10

const Kept = z.object({
  owner: UserId,
  /** The step that the member has reached; `end` after the last step. */
  at: z.enum([...firstSteps, 'end']),
  /** "As the device has it" is a choice too, which the device keeps nowhere else. */
  isThemeChosen: z.boolean(),
  /** A place that is no city of the list: those are remembered for all screens. */
  location: z.nullable(z.string()),
})
type Kept = z.infer<typeof Kept>

const changedAtom = atom<Kept | null>(null)

const keptAtom = atom((get): Kept | null => {
  const owner = get(ownerAtom)
  if (owner === null) return null
  const kept = get(changedAtom) ?? parse(get(deviceStorageAtom).open()?.getItem(FIRST_STEPS_KEY) ?? null)
  return kept?.owner === owner ? kept : { owner, at: 'cinemas', isThemeChosen: false, location: null }
})

function parse(stored: string | null): Kept | null {
  try {
    return z.safeParse(Kept, JSON.parse(stored ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Changes what is kept, here and on the device. */
const changeKeptAtom = atom(null, (get, set, change: Partial<Omit<Kept, 'owner'>>): void => {
  const before = get(keptAtom)
  if (before === null) return
  const kept = { ...before, ...change }
  set(changedAtom, kept)
  try {
    get(deviceStorageAtom).open()?.setItem(FIRST_STEPS_KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs only the memory of where it was.
  }
})

/** The step that the member has reached; to be read on the device alone. */
export const firstStepAtAtom = atom(
  (get): Kept['at'] => get(keptAtom)?.at ?? 'cinemas',
  (_get, set, at: Kept['at']) => set(changeKeptAtom, { at }),
)

/** The number of titles that the member has rated, with those that wait. */
const firstRatingsAtom = atom((get): number => {
  const session = get(sessionAtom)
  const told = session.type === 'RegisteredUser' ? session.movie_ratings + session.series_ratings : 0
  const own = get(ownRatingsAtom)
  return Math.max(told, own ? own.movies + own.series : 0)
})

/**
 * The steps that are done, by what the member has; null until the device has answered. Favourites that the device still
 * has to fetch hold nobody back: their step is done once they have come.
 */
export const firstStepsDoneAtom = atom((get): ReadonlySet<FirstStep> | null => {
  if (get(favouriteChoicesAtom) === null) return null
  const isDone: Record<FirstStep, boolean> = {
    cinemas: (get(favouritesAtom)?.length ?? 0) > 0,
    ratings: get(firstRatingsAtom) >= FIRST_RATINGS,
    theme: get(keptAtom)?.isThemeChosen === true || get(themeAtom) !== 'system',
  }
  return new Set(firstSteps.filter((step) => isDone[step]))
})

/** The member is content with the theme as it is. */
export const settleThemeAtom = atom(null, (_get, set): void => set(changeKeptAtom, { isThemeChosen: true }))

/** The device's position is forgotten with the page. */
const hereAtom = atom<{ owner: UserId | null; place: Place } | null>(null)

/** The place whose cinemas are shown; null until one was chosen. A city is remembered for all screens. */
export const firstPlaceAtom = atom(
  (get): Place | null => {
    const here = get(hereAtom)
    if (here !== null && here.owner === get(ownerAtom)) return here.place
    const location = get(keptAtom)?.location ?? null
    return location === null ? null : { location }
  },
  (get, set, place: Place) => {
    set(hereAtom, { owner: get(ownerAtom), place })
    set(changeKeptAtom, { location: place.location ?? null })
    if (place.city !== undefined) set(rememberCityAtom, place.city)
  },
)

/** Begins with the city that was chosen anywhere before, where there is one. */
export const recallFirstPlaceAtom = atom(null, (get, set): void => {
  const city = set(recallCityAtom)
  if (get(firstPlaceAtom) === null && city !== null) set(hereAtom, { owner: get(ownerAtom), place: { city } })
})

/** The city of a cinema that the member keeps becomes the place of all screens, unless a city was chosen before. */
export const adoptCityAtom = atom(null, (_get, set, city: string): void => {
  if (set(recallCityAtom) === null) set(rememberCityAtom, city)
})
