import { atom } from 'jotai'
import { toBerlinDate } from '#contract/berlin.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import { cinemaMoviesCall } from '#contract/programme.ts'
import { apiAtom, clockAtom } from '../core/context.ts'
import { recallCityAtom } from './place.ts'

/** The films that run today in the remembered city, by id; null until they are asked for. */
export type Running =
  | { state: 'fetching' }
  | { state: 'failed' }
  | { state: 'ready'; city: string; date: string; cityName: string | null; ids: ReadonlySet<string> }

const stateAtom = atom<Running | null>(null)

export const runningHereAtom = atom((get) => get(stateAtom))

/** More pages than any city's programme of a day has: an answer that never ends is none. */
const MOST_PAGES = 50

/** Loads today's programme, all pages of it. The known pages of this city and day are not loaded again. */
export const loadRunningHereAtom = atom(null, async (get, set): Promise<void> => {
  const city = set(recallCityAtom) ?? DEFAULT_CITY
  const date = toBerlinDate(get(clockAtom).now())
  const before = get(stateAtom)
  if (before?.state === 'fetching') return
  if (before?.state === 'ready' && before.city === city && before.date === date) return
  set(stateAtom, { state: 'fetching' })
  const ids = new Set<string>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reply = await get(apiAtom).call(cinemaMoviesCall, { query: { city, date, ...(page > 1 && { page }) } })
    if (reply.kind !== 'ok') break
    const { items, nextPage, filters } = reply.value
    for (const { movie } of items) ids.add(movie.id)
    if (nextPage !== null) continue
    set(stateAtom, { state: 'ready', city, date, cityName: filters.cityName, ids })
    return
  }
  set(stateAtom, { state: 'failed' })
})
