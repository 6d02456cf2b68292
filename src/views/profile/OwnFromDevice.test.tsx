import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aConfirmedItem, aConfirmedList, aListedTitle } from '../../../test/builders/lists.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { clear, rate } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toConfirmedRating } from '../../sync/commands/rateTitle.ts'
import { OwnFromDevice } from './OwnFromDevice.tsx'

const AT = '2026-11-20T12:00:00.000Z'
const rated = (type: 'movies' | 'series', id: string, value: number | null, top = false) =>
  toConfirmedRating(type, id, { id: `r-${id}`, value, top, flop: false, updatedAt: AT })

async function show(...confirmed: Parameters<typeof aMemberPage>) {
  const page = await aMemberPage(...confirmed)
  await renderAt(<OwnFromDevice session={aMember({ id: anna, username: 'anna' })} />, { store: page.store })
  return page
}

it('counts and plots one’s own ratings from the device, with what waits', async () => {
  const { device } = await show([rated('movies', 'm1', 8), rated('movies', 'm2', null, true), rated('series', 's1', 6)])
  expect(screen.getByRole('heading', { level: 1, name: 'anna' })).toBeInTheDocument()
  expect(screen.getByText(/^Du bist offline\./)).toBeInTheDocument()
  expect(await screen.findByText('2 Filme · 1 Serien')).toBeInTheDocument()
  expect(screen.getByText('Ø 7,0 aus 2 Wertungen')).toBeInTheDocument()
  await rate(device, anna, 'm3', 10)
  expect(await screen.findByText('3 Filme · 1 Serien')).toBeInTheDocument()
  expect(screen.getByText('Ø 8,0 aus 3 Wertungen')).toBeInTheDocument()
})

it('does not count what was taken back, here or before', async () => {
  const { device } = await show([rated('movies', 'm1', 8), rated('movies', 'm2', null)])
  expect(await screen.findByText('1 Filme · 0 Serien')).toBeInTheDocument()
  await clear(device, anna, 'm1')
  expect(await screen.findByText('0 Filme · 0 Serien')).toBeInTheDocument()
  expect(screen.getByText('Noch keine Wertungen.')).toBeInTheDocument()
})

it('shows one’s own lists with the number of their titles, and no heading without', async () => {
  await show([aConfirmedList('regen', { name: 'Regennächte' }), aConfirmedItem('regen', aListedTitle('Salz'))])
  expect(await screen.findByRole('link', { name: 'Regennächte' })).toHaveAttribute('href', '/liste/regen')
  expect(screen.getByText('1 Titel')).toBeInTheDocument()
})

it('names no lists where there are none', async () => {
  await show([rated('movies', 'm1', 8)])
  expect(await screen.findByText('1 Filme · 0 Serien')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Listen' })).toBeNull()
})
