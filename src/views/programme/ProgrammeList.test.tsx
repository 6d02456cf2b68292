import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aCinemaMovie, aCinemaShowtimes, aProgrammeFilters, aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { aVisitorStorage } from '../../../test/builders/favourites.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import type { Loaded } from '../../atoms/core/resource.ts'
import { visitorStorageAtom } from '../../atoms/favourites/visitorFavourites.ts'
import type { Api } from '../../sync/api.ts'
import { ProgrammeList } from './ProgrammeList.tsx'

type Props = ComponentProps<typeof ProgrammeList>
type Programme = Extract<Props['programme'], { state: 'ready' }>['last']

const AT_FIVE = '2026-11-21T16:00:00.000Z'

function loaded(part: Partial<Programme['data']> = {}, source: Loaded<unknown>['source'] = 'network'): Programme {
  return {
    data: { items: [aCinemaMovie()], nextPage: null, filters: aProgrammeFilters(), ...part },
    fetchedAt: '2026-11-21T13:03:00.000Z',
    source,
  }
}

async function showList(programme: Props['programme'], props: Partial<Props> = {}, url = '/') {
  const store = createStore()
  const call = vi.fn(async () => ({ kind: 'unreachable' as const }))
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(visitorStorageAtom, aVisitorStorage())
  store.set(clockAtom, { now: () => new Date(AT_FIVE) })
  const onClearFilters = vi.fn()
  const query = { date: '2026-11-21' }
  await renderAt(
    <ProgrammeList programme={programme} query={query} isFiltered={false} onClearFilters={onClearFilters} {...props} />,
    { store, url },
  )
  return { call, onClearFilters }
}

it('shows where a film runs, what has begun and what is next', async () => {
  const showtimes = [
    aShowtimeBrief({ id: 'st-1', startsAt: '2026-11-21T14:00:00.000Z', version: 'DF' }),
    aShowtimeBrief({ id: 'st-2', startsAt: '2026-11-21T17:30:00.000Z', version: 'OmU' }),
    aShowtimeBrief({
      id: 'st-3',
      startsAt: '2026-11-21T20:00:00.000Z',
      version: 'DF',
      features: ['3D', 'barrierefrei'],
    }),
  ]
  const items = [aCinemaMovie({ cinemas: [aCinemaShowtimes({ showtimes })] })]
  await showList({ state: 'ready', last: loaded({ items }), fetchingMore: false })
  const row = within(screen.getByRole('article'))
  expect(row.getByText('Drama · 128 Min. · FSK 6')).toBeInTheDocument()
  expect(row.getByRole('link', { name: '15:00, hat schon begonnen' })).toHaveAttribute('data-state', 'gone')
  expect(row.getByRole('link', { name: '18:30 OmU' })).toHaveAttribute('data-state', 'next')
  const last = row.getByRole('link', { name: '21:00 3D' })
  expect(last).toHaveAttribute('data-state', 'normal')
  expect(last).toHaveAttribute('href', '/?showtime=st-3')
})

it('leaves unknown facts out', async () => {
  const movie = aMovieSummary({ runtime: null, fsk: null, genres: ['Drama'], rating: { average: null, count: 0 } })
  await showList({ state: 'ready', last: loaded({ items: [aCinemaMovie({ movie })] }), fetchingMore: false })
  expect(screen.getByText('Drama')).toBeInTheDocument()
  expect(screen.getByLabelText('Noch keine Wertung')).toBeInTheDocument()
})

it('holds the places while it loads', async () => {
  await showList({ state: 'fetching', last: null })
  expect(screen.getByText('Das Programm wird geladen')).toBeInTheDocument()
})

it('says when the programme comes from the device', async () => {
  await showList({ state: 'ready', last: loaded({}, 'device'), fetchingMore: false })
  expect(screen.getByText('Stand: heute 14:03')).toBeInTheDocument()
})

it('keeps what was loaded when a refresh fails, with its time and a way to try again', async () => {
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  const { call } = await showList({ state: 'failed', failure, last: loaded() })
  expect(screen.getByRole('article')).toBeInTheDocument()
  expect(screen.getByText('Du siehst den Stand von heute 14:03.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(call).toHaveBeenCalledOnce()
})

it('says offline in its reserved place that times are not confirmed', async () => {
  await showList({ state: 'failed', failure: { reason: 'unreachable' }, last: loaded() })
  expect(screen.getByText('Zeiten nicht bestätigt')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('is honest offline about a programme that is not here', async () => {
  await showList({ state: 'failed', failure: { reason: 'unreachable' }, last: null })
  expect(screen.getByText('Dieses Programm ist nicht auf deinem Gerät')).toBeInTheDocument()
})

it('tells an error of the server apart from being offline', async () => {
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  await showList({ state: 'failed', failure, last: null })
  expect(screen.getByText('Das Programm lässt sich gerade nicht laden')).toBeInTheDocument()
})

it('invites to clear the filters when they leave nothing', async () => {
  const programme: Props['programme'] = { state: 'ready', last: loaded({ items: [] }), fetchingMore: false }
  const { onClearFilters } = await showList(programme, { isFiltered: true })
  await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
  expect(onClearFilters).toHaveBeenCalledOnce()
})

it('claims nothing of a list whose next page did not come', async () => {
  const last = loaded({ items: [], nextPage: 2 })
  await showList({ state: 'ready', last, fetchingMore: false }, { isFiltered: true })
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).not.toBeInTheDocument()
})

it('offers the next page until there is none', async () => {
  await showList({ state: 'ready', last: loaded({ nextPage: 2 }), fetchingMore: false })
  expect(screen.getByRole('button', { name: 'Mehr laden' })).toBeInTheDocument()
})

it('says that nobody knows the place of a link', async () => {
  const filters = aProgrammeFilters({ city: null, cityName: null, location: 'Nirgendwo' })
  await showList({ state: 'ready', last: loaded({ items: [], filters }), fetchingMore: false })
  expect(screen.getByText('Diesen Ort kennen wir nicht.')).toBeInTheDocument()
})

it('keeps what begins at six in the evening or later', async () => {
  const early = aShowtimeBrief({ id: 'st-1', startsAt: '2026-11-21T16:59:00.000Z' })
  const late = aShowtimeBrief({ id: 'st-2', startsAt: '2026-11-21T17:00:00.000Z' })
  const both = aCinemaMovie({ cinemas: [aCinemaShowtimes({ showtimes: [early, late] })] })
  const noon = aCinemaMovie({
    movie: aMovieSummary({ id: 'm-mittag', title: 'Mittags' }),
    cinemas: [aCinemaShowtimes({ showtimes: [early] })],
  })
  const last = loaded({ items: [both, noon] })
  await showList({ state: 'ready', last, fetchingMore: false }, {}, '/?ab=18')
  expect(screen.getByRole('article')).toHaveTextContent('18:00')
  expect(screen.queryByText('17:59')).not.toBeInTheDocument()
})

it('says that the filters leave nothing where nothing begins in the evening', async () => {
  const showtimes = [aShowtimeBrief({ startsAt: '2026-11-21T10:00:00.000Z' })]
  const last = loaded({ items: [aCinemaMovie({ cinemas: [aCinemaShowtimes({ showtimes })] })] })
  await showList({ state: 'ready', last, fetchingMore: false }, { isFiltered: true }, '/?ab=18')
  expect(screen.getByText('Kein Film passt zu deinen Filtern')).toBeInTheDocument()
})

it('keeps a cinema by the button beside its name', async () => {
  await showList({ state: 'ready', last: loaded(), fetchingMore: false })
  const [button] = screen.getAllByRole('button', { name: /^Lieblingskino: / })
  if (!button) throw new Error('no button')
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
})
