import { expect, it } from 'vitest'
import { cinemasRef, programmeCinemasRef } from './refs.ts'

it('asks for the cinemas of one place: the position, else the typed place, else the city', () => {
  const place = { city: 'husum', location: '10435', coordinates: '52.52,13.405' }
  const { coordinates: _here, ...typed } = place
  expect(cinemasRef(place).input.query).toEqual({ coordinates: '52.52,13.405' })
  expect(cinemasRef(typed).input.query).toEqual({ location: '10435' })
  expect(cinemasRef({ city: 'husum' }).input.query).toEqual({ city: 'husum' })
})

it('shows the cinemas of the default city beside a programme without a place', () => {
  expect(programmeCinemasRef({}).input.query).toEqual({ city: 'berlin' })
  expect(programmeCinemasRef({ location: '10435' }).input.query).toEqual({ location: '10435' })
})
