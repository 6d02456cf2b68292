import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { PosterRow } from './PosterRow.tsx'
import { type Row, toRow } from './toRow.ts'

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const title = 'Neu im Kino'

async function show(row: Row) {
  const onRetry = vi.fn()
  await renderAt(<PosterRow title={title} row={row} onRetry={onRetry} />)
  return onRetry
}

it('shows each film with its score as one link', async () => {
  await show({ state: 'ready', movies: [aMovieSummary({ rating: { average: 7.94, count: 3 } })] })
  const link = screen.getByRole('link', { name: /Der Himmel über Berlin/ })
  expect(link).toHaveAttribute('href', '/movies/der-himmel-ueber-berlin')
  expect(link).toHaveTextContent('7,9')
})

it('says when there is nothing', async () => {
  await show({ state: 'ready', movies: [] })
  expect(screen.getByText('Hier läuft heute nichts.')).toBeInTheDocument()
})

it('tells apart what failed and what is not on the device, and tries again', async () => {
  const onRetry = await show({ state: 'failed', offline: true })
  expect(screen.getByText('Das ist nicht auf deinem Gerät.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('keeps what was loaded when a refresh fails', () => {
  const movies = [aMovieSummary()]
  const last = { data: movies, fetchedAt: '2026-11-21T13:03:00Z', source: 'device' as const }
  const failure = { reason: 'unreachable' as const }
  expect(toRow({ state: 'failed', failure, last }, (data) => data)).toEqual({ state: 'ready', movies })
  expect(toRow({ state: 'failed', failure, last: null }, () => [])).toEqual({ state: 'failed', offline: true })
})
