import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CalendarDate } from '#contract/ids.ts'
import { aMovie } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { filmShowtimesRef } from '../../atoms/film/refs.ts'
import { DatedPart, type DatedPartProps } from '../../ui/reminders/datedPart.ts'
import { toStart } from './FilmStart.tsx'
import { ShowtimesByCinema } from './ShowtimesByCinema.tsx'

const NOW = new Date('2026-11-21T13:00:00Z')
const movie = aMovie({ id: 'm-1', releaseDate: '2026-12-03' })

/** An empty day of a film that starts on 3 December. */
async function showDay(day: string) {
  const date = CalendarDate.parse(day)
  const filters = { city: 'berlin', cityName: 'Berlin', location: null, coordinates: null }
  const last = {
    data: { items: [], nextPage: null, filters },
    fetchedAt: NOW.toISOString(),
    source: 'network',
  } as const
  const Part = ({ thing }: DatedPartProps) => <i>{`${thing.type} ${thing.date}`}</i>
  await renderAt(
    <DatedPart value={Part}>
      <ShowtimesByCinema
        reference={filmShowtimesRef('m-1', { date })}
        date={date}
        showtimes={{ state: 'ready', last, fetchingMore: false } as never}
        now={NOW}
        start={toStart(movie, NOW)}
      />
    </DatedPart>,
  )
}

it('says on a day before the start of a film from when it is in cinemas, and offers to remind of it', async () => {
  await showDay('2026-12-02')
  expect(screen.getByText('Ab 3. Dezember im Kino')).toBeVisible()
  expect(screen.getByText('starts 2026-12-03')).toBeVisible()
  expect(screen.queryByText(/Wähle einen anderen Tag/)).toBeNull()
})

it('names other days and places from the start on', async () => {
  await showDay('2026-12-03')
  expect(screen.getByText('Wähle einen anderen Tag oder einen anderen Ort.')).toBeVisible()
  expect(screen.queryByText(/^starts/)).toBeNull()
})
