import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { CalendarDate } from '#contract/ids.ts'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { aDisc } from '../../../test/builders/consumption.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { consumptionsRef } from '../../atoms/where/refs.ts'
import { FilmWhere } from './FilmWhere.tsx'

it('shows and loads again what was loaded under the name in the address, which may be the id', async () => {
  const filters = { city: null, cityName: null, location: null, coordinates: null, kind: [], model: [] }
  const { api, asked } = servedApi({
    '/api/movies/m-1/consumptions': { items: [aDisc()], nextPage: null, filters },
  })
  const store = createStore()
  store.set(apiAtom, api)
  await store.set(loadResourceAtom, consumptionsRef('movies', 'm-1', {}))
  const movie = aMovie({ id: 'm-1', permalink: 'salz-und-licht' })
  const showtimes = { state: 'failed', failure: { reason: 'unreachable' }, last: null } as const
  const query = { date: CalendarDate.parse('2026-11-21') }
  const where = <FilmWhere movie={movie} name="m-1" showtimes={showtimes} query={query} place={{}} kinds={[]} />
  await renderAt(where, { store })
  expect(screen.getByText('Silberscheibe')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(asked.at(-1)).toBe('/api/movies/m-1/showtimes?date=2026-11-21')
})
