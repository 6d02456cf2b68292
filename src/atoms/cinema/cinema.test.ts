import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { geolocationAtom, locateAtom, replaceProgrammeFilter, toggleFilter, updateProgrammeFilter } from './cinema.ts'

it('clears city, location and coordinates when any of them changes', () => {
  const filter = { city: 'berlin', version: ['OmU' as const], date: '2026-11-22' }
  expect(updateProgrammeFilter(filter, { coordinates: '52.52,13.405' })).toEqual({
    coordinates: '52.52,13.405',
    version: ['OmU'],
    date: '2026-11-22',
  })
  expect(updateProgrammeFilter({ coordinates: '52.52,13.405' }, { city: 'hamburg' })).toEqual({ city: 'hamburg' })
  expect(updateProgrammeFilter({ location: '10435' }, { location: undefined })).toEqual({})
})

it('merges every other filter and keeps the place', () => {
  expect(updateProgrammeFilter({ city: 'berlin', order: 'rating' }, { genre: ['Drama'] })).toEqual({
    city: 'berlin',
    order: 'rating',
    genre: ['Drama'],
  })
  expect(updateProgrammeFilter({ city: 'berlin', date: '2026-11-22' }, { date: undefined })).toEqual({ city: 'berlin' })
  expect(updateProgrammeFilter({ city: 'berlin' }, { city: 'berlin' })).toEqual({ city: 'berlin' })
})

it('clears a location that a city or a position takes the place of, and the other way round', () => {
  const features = { feature: ['3D' as const], order: 'rating' as const }
  expect(updateProgrammeFilter({ location: '10435', ...features }, { city: 'husum' })).toEqual({
    city: 'husum',
    ...features,
  })
  expect(updateProgrammeFilter({ city: 'husum', ...features }, { location: '10435' })).toEqual({
    location: '10435',
    ...features,
  })
})

it('overwrites every filter when they are replaced', () => {
  expect(replaceProgrammeFilter({ location: '10435', order: undefined })).toEqual({ location: '10435' })
})

it('adds to a list and takes out of it, the last one with the list', () => {
  expect(toggleFilter(undefined, '3D')).toEqual(['3D'])
  expect(toggleFilter(['3D', 'IMAX'], '3D')).toEqual(['IMAX'])
  expect(toggleFilter(['IMAX'], 'IMAX')).toBeUndefined()
})

it('rounds the position, and tells a refusal from a failure', async () => {
  const store = createStore()
  const answer = (give: Geolocation['getCurrentPosition']) =>
    store.set(geolocationAtom, { open: () => ({ getCurrentPosition: give }) })
  answer((ok) => ok({ coords: { latitude: 52.53961, longitude: 13.40718 } } as GeolocationPosition))
  expect(await store.set(locateAtom)).toEqual({ kind: 'here', coordinates: '52.540,13.407' })
  answer((_ok, fail) => fail?.({ code: 1 } as GeolocationPositionError))
  expect(await store.set(locateAtom)).toEqual({ kind: 'denied' })
  answer((_ok, fail) => fail?.({ code: 3 } as GeolocationPositionError))
  expect(await store.set(locateAtom)).toEqual({ kind: 'unavailable' })
  store.set(geolocationAtom, { open: () => null })
  expect(await store.set(locateAtom)).toEqual({ kind: 'unavailable' })
})
