import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromBerlin } from '#contract/berlin.ts'
import { aShowtime } from '../../../test/builders/cinema.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { clockAtom } from '../../atoms/core/context.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { showtimeRef } from '../../atoms/showtime/refs.ts'
import { ShowtimeModal } from './ShowtimeModal.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Opens a showtime of a Berlin day and time while the device's clock stands at an instant. */
async function openAt(now: Date, [date, time]: readonly [string, string]) {
  vi.setSystemTime(now)
  // As the server said when the device fetched it, days ago: nobody may read that.
  const showtime = aShowtime({
    date,
    time,
    startsAt: fromBerlin(date, time).toISOString(),
    dateRelative: 'Gestern',
    ticketUrl: '/karten',
  })
  const store = createStore()
  store.set(clockAtom, { now: () => new Date() })
  store.set(resourcesAtom, {
    [toResourceKey(showtimeRef(showtime.id))]: {
      state: 'ready',
      last: { data: showtime, fetchedAt: '2026-03-01T11:00:00.000Z', source: 'device' },
      fetchingMore: false,
    },
  })
  await renderAt(<ShowtimeModal id={showtime.id} />, { store })
}

const berlin = fromBerlin
const MINUTE = 60_000

it('turns tomorrow into today at midnight while the modal is open', async () => {
  await openAt(new Date(berlin('2026-11-21', '23:59').getTime() + 30_000), ['2026-11-22', '20:15'])
  expect(screen.getByText('Morgen, So 22. November')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  expect(screen.getByText('Heute, So 22. November')).toBeInTheDocument()
})

it('shares the date alone, which is still true when it is read tomorrow', async () => {
  await openAt(berlin('2026-11-21', '12:00'), ['2026-11-22', '20:15'])
  expect(screen.getByText('Morgen, So 22. November')).toBeInTheDocument()
  for (const way of ['WhatsApp', 'E-Mail']) {
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: way })
    expect(decodeURIComponent(href)).toContain(
      'Der Himmel über Berlin, So 22. November um 20:15 Uhr, Kino Lampenfieber',
    )
  }
})

it('calls a show after midnight tomorrow’s before midnight, and today’s after it', async () => {
  await openAt(new Date(berlin('2026-11-21', '23:59').getTime() + 30_000), ['2026-11-22', '00:30'])
  expect(screen.getByText('Morgen, So 22. November')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  expect(screen.getByText('Heute, So 22. November')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE))
  expect(screen.getByText('Hat schon begonnen')).toBeInTheDocument()
})

it.each([
  ['the day before spring takes an hour', berlin('2027-03-27', '23:30'), 'Morgen'],
  ['the first minute of the short day', berlin('2027-03-28', '00:00'), 'Heute'],
  ['the last minute of the short day', berlin('2027-03-28', '23:59'), 'Heute'],
  ['the first minute after the short day', berlin('2027-03-29', '00:00'), 'Gestern'],
] as const)('counts days by the calendar on %s', async (_name, now, word) => {
  await openAt(now, ['2027-03-28', '20:15'])
  expect(screen.getByText(`${word}, So 28. März`)).toBeInTheDocument()
})

it.each([
  ['the day before autumn gives an hour', berlin('2026-10-24', '23:30'), 'Morgen'],
  ['the first minute of the long day', berlin('2026-10-25', '00:00'), 'Heute'],
  // 24 hours after its beginning the long day is not over.
  ['the 25th hour of the long day', new Date(berlin('2026-10-25', '00:00').getTime() + 24.5 * 60 * MINUTE), 'Heute'],
  ['the first minute after the long day', berlin('2026-10-26', '00:00'), 'Gestern'],
] as const)('counts days by the calendar on %s', async (_name, now, word) => {
  await openAt(now, ['2026-10-25', '20:15'])
  expect(screen.getByText(`${word}, So 25. Oktober`)).toBeInTheDocument()
})

it('knows in the doubled hour which show has begun', async () => {
  // 02:30 comes twice that night; the show begins the first time.
  const first = new Date('2026-10-25T00:30:00Z')
  await openAt(new Date(first.getTime() - MINUTE), ['2026-10-25', '02:30'])
  expect(screen.queryByText('Hat schon begonnen')).toBeNull()
  expect(screen.getByRole('link', { name: 'Beim Kino reservieren' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE))
  expect(screen.getByText('Hat schon begonnen')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Beim Kino reservieren' })).toBeNull()
})
