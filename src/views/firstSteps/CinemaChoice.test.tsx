import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cinemasCall } from '#contract/cinema.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCinemaSummary } from '../../../test/builders/cinema.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { deviceStorageAtom, recallCityAtom } from '../../atoms/place/place.ts'
import { CinemaChoice } from './CinemaChoice.tsx'

/** A place whose name is typed: no city of the list, and not remembered. */
const place = { location: 'hambrg' }
const NAME = 'Eppendorfer Salon'

async function show(kept: Record<string, string> = {}) {
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
  store.set(apiAtom, servedApi({ '/api/cinemas?location=hambrg': answer }).api)
  await store.set(loadResourceAtom, cinemasCall, { query: place })
  await renderAt(<CinemaChoice place={place} />, { store })
  return { store, user: userEvent.setup() }
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
