import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import type { Consumption } from '#contract/consumptions.ts'
import { CalendarDate } from '#contract/ids.ts'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { aDisc, anInCinema } from '../../../test/builders/consumption.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { consumptionsRef } from '../../atoms/where/refs.ts'
import { DatedPart, type DatedPartProps } from '../../ui/reminders/datedPart.ts'
import { FilmWhere } from './FilmWhere.tsx'

type Props = ComponentProps<typeof FilmWhere>

const filters = { city: null, cityName: null, location: null, coordinates: null, kind: [], model: [] }
const query = { date: CalendarDate.parse('2026-11-21') }

/** A film that starts on a day, at two in the afternoon of 21 November; nothing is shown of it today. */
async function showFilm(releaseDate: string, items: readonly Consumption[] = []) {
  const { api } = servedApi({ '/api/movies/m-1/consumptions': { items, nextPage: null, filters } })
  const store = createStore()
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T13:00:00Z') })
  await store.set(loadResourceAtom, consumptionsRef('movies', 'm-1', {}))
  const data = { items: [], nextPage: null, filters: { ...filters, city: 'berlin', cityName: 'Berlin' } }
  const last = { data, fetchedAt: '2026-11-21T13:00:00Z', source: 'network' } as const
  const showtimes = { state: 'ready', last, fetchingMore: false } as unknown as Props['showtimes']
  const movie = aMovie({ id: 'm-1', permalink: 'salz', releaseDate })
  const Part = ({ thing }: DatedPartProps) => <i>{`${thing.type} ${thing.id} ${thing.date} ${thing.path}`}</i>
  await renderAt(
    <DatedPart value={Part}>
      <FilmWhere movie={movie} name="m-1" showtimes={showtimes} query={query} place={{}} kinds={[]} />
    </DatedPart>,
    { store },
  )
}

const otherDays = () => screen.queryByRole('link', { name: 'Andere Tage und Städte' })

it('says of a film that is to come from when it is in cinemas, and offers to remind of it', async () => {
  await showFilm('2026-12-24')
  expect(screen.getByText('Ab 24. Dezember im Kino')).toBeVisible()
  expect(screen.getByText('starts m-1 2026-12-24 /movies/salz')).toBeVisible()
  expect(screen.queryByText(/läuft der Film/)).toBeNull()
  // No day of the programme could have a showtime.
  expect(otherDays()).toBeNull()
})

it.each([
  ['starts within the days of the programme', '2026-12-03', []],
  ['is shown before its start', '2026-12-24', [anInCinema()]],
])('leads to other days where a film %s', async (_name, releaseDate, items) => {
  await showFilm(releaseDate, items)
  expect(screen.getByText(/^Ab .* im Kino$/)).toBeVisible()
  expect(otherDays()).toBeVisible()
})

it('says that a film that has started is not shown today', async () => {
  await showFilm('2026-11-21')
  expect(screen.getByText('Heute läuft der Film in Berlin nicht')).toBeVisible()
  expect(screen.queryByText(/^starts/)).toBeNull()
  expect(otherDays()).toBeVisible()
})

it('shows and loads again what was loaded under the name in the address, which may be the id', async () => {
  const { api, asked } = servedApi({
    '/api/movies/m-1/consumptions': { items: [aDisc()], nextPage: null, filters },
  })
  const store = createStore()
  store.set(apiAtom, api)
  await store.set(loadResourceAtom, consumptionsRef('movies', 'm-1', {}))
  const movie = aMovie({ id: 'm-1', permalink: 'salz-und-licht' })
  const showtimes = { state: 'failed', failure: { reason: 'unreachable' }, last: null } as const
  const where = <FilmWhere movie={movie} name="m-1" showtimes={showtimes} query={query} place={{}} kinds={[]} />
  await renderAt(where, { store })
  expect(screen.getByText('Silberscheibe')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(asked.at(-1)).toBe('/api/movies/m-1/showtimes?date=2026-11-21')
})
