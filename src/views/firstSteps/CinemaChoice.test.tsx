import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCinemaSummary } from '../../../test/builders/cinema.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { cinemasRef } from '../../atoms/cinema/refs.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { deviceStorageAtom, recallCityAtom } from '../../atoms/place/place.ts'
import { cinemasOffline } from '../../texts/firstSteps.ts'
import { CinemaChoice } from './CinemaChoice.tsx'

/** A place whose name is typed: no city of the list, and not remembered. */
const place = { location: 'hambrg' }
const CINEMAS = '/api/cinemas?location=hambrg'
const NAME = 'Eppendorfer Salon'

async function show(kept: Record<string, string> = {}, isReached = true) {
  const { store } = await aMemberPage()
  const rows = new Map(Object.entries(kept))
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  }
  store.set(deviceStorageAtom, { open: () => storage })
  const cinema = aCinemaSummary({ name: NAME, city: 'Hamburg', citySlug: 'hamburg' })
  const filters = { city: null, cityName: 'Hamburg', location: 'hambrg', coordinates: null }
  const answer = { items: [cinema], nextPage: null, filters }
  const served: Served = { [CINEMAS]: isReached ? answer : null }
  store.set(apiAtom, servedApi(served).api)
  await store.set(loadResourceAtom, cinemasRef(place))
  await renderAt(<CinemaChoice place={place} />, { store })
  const comeBack = async () => {
    served[CINEMAS] = answer
    await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  }
  return { store, user: userEvent.setup(), comeBack }
}

it('makes the city of a cinema that is kept the place of all screens', async () => {
  const { store, user } = await show()
  await user.click(await screen.findByRole('button', { name: `Merken: ${NAME}` }))
  await expect.poll(() => store.set(recallCityAtom)).toBe('hamburg')
})

it('leaves a city that was chosen before', async () => {
  const { store, user } = await show({ city: 'bremen' })
  await user.click(await screen.findByRole('button', { name: `Merken: ${NAME}` }))
  await screen.findByRole('button', { name: `Gemerkt: ${NAME}` })
  expect(store.set(recallCityAtom)).toBe('bremen')
})

it('loads by itself what could not be reached, once there is a way to the server', async () => {
  const { comeBack } = await show({}, false)
  expect(await screen.findByText(cinemasOffline)).toBeVisible()
  await comeBack()
  expect(await screen.findByRole('button', { name: `Merken: ${NAME}` })).toBeVisible()
})
