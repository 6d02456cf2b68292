import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aCinemaMovie, aProgrammeFilters, aShowtime } from '../../../test/builders/cinema.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { ShowtimeModal } from './ShowtimeModal.tsx'

const NOON = '2026-11-21T11:00:00.000Z'

/** A store whose api answers `replies` in order, then never. `asked` counts. */
function aStore(...replies: Reply<unknown>[]) {
  const store = createStore()
  const state = { asked: 0 }
  const call = (() => {
    const reply = replies[state.asked++]
    return reply ? Promise.resolve(reply) : new Promise(() => {})
  }) as unknown as Api
  store.set(apiAtom, { call })
  store.set(clockAtom, { now: () => new Date(NOON) })
  return { store, state }
}

const found = (showtime = aShowtime(), source: 'network' | 'device' = 'network'): Reply<unknown> => ({
  kind: 'ok',
  value: showtime,
  fetchedAt: NOON,
  source,
})

const show = (store: ReturnType<typeof createStore>) => renderAt(<ShowtimeModal id={aShowtime().id} />, { store })

it('shows a skeleton while the showtime is on its way', async () => {
  await show(aStore().store)
  expect(screen.getByText('Die Vorstellung wird geladen')).toBeInTheDocument()
})

it('tells everything about a showtime', async () => {
  const showtime = aShowtime({ ticketUrl: 'https://kino.example/karten', additionalFeatures: ['Dolby Atmos'] })
  await show(aStore(found(showtime)).store)
  expect(await screen.findByRole('heading', { name: 'Der Himmel über Berlin' })).toBeInTheDocument()
  for (const text of [
    '128 Min. · FSK 6',
    'OmU',
    'Saal 1',
    'Dolby Atmos',
    '20:15',
    'Heute, Sa 21. November',
    'Ende etwa 22:43',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
  expect(screen.getByText('Oderberger Straße 71, 10435 Berlin')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kino Lampenfieber' })).toHaveAttribute('href', showtime.cinemaUrl)
  expect(screen.getByRole('link', { name: 'Beim Kino reservieren' })).toHaveAttribute('href', showtime.ticketUrl)
  expect(screen.getByRole('button', { name: 'Kalender' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Route' })).toHaveAttribute('href', expect.stringContaining('52.5396'))
})

it('offers no ticket link where the cinema has none', async () => {
  await show(aStore(found()).store)
  expect(await screen.findByText('Karten gibt es an der Kasse.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Beim Kino reservieren' })).toBeNull()
})

it('fetches a showtime once for every opening', async () => {
  const { store, state } = aStore(found())
  const first = await show(store)
  await screen.findByText('20:15')
  first.unmount()
  await show(store)
  expect(screen.getByText('20:15')).toBeInTheDocument()
  expect(state.asked).toBe(1)
})

it('says when it comes from the device', async () => {
  await show(aStore(found(aShowtime(), 'device')).store)
  expect(await screen.findByText('Stand: heute 12:00')).toBeInTheDocument()
})

it('shows why there is nothing, says the generic error besides, and tries again', async () => {
  const failed: Reply<unknown> = { kind: 'problem', status: 500, code: 'internal', problem: null, retryAfter: null }
  const { store } = aStore(failed, found())
  await show(store)
  expect(await screen.findByText('Die Vorstellung lässt sich gerade nicht laden')).toBeInTheDocument()
  expect(store.get(toastAtom)).toMatchObject({ kind: 'problem', problem: 'failed' })
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('20:15')).toBeInTheDocument()
})

it('is honest offline, and about a showtime that is gone', async () => {
  const offline = await show(aStore({ kind: 'unreachable' }).store)
  expect(await screen.findByText('Diese Vorstellung ist nicht auf deinem Gerät')).toBeInTheDocument()
  offline.unmount()
  const { store } = aStore({ kind: 'problem', status: 404, code: 'not_found', problem: null, retryAfter: null })
  await show(store)
  expect(await screen.findByText('Diese Vorstellung gibt es nicht mehr')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute('href', '/kino/kinoprogramm')
  expect(store.get(toastAtom)).toBeNull()
})

it('shows offline what the programme told of it', async () => {
  const { store } = aStore({ kind: 'unreachable' })
  const data = { items: [aCinemaMovie()], nextPage: null, filters: aProgrammeFilters() }
  store.set(resourcesAtom, {
    '/api/cinema/movies?date=2026-11-21': {
      state: 'ready',
      last: { data, fetchedAt: NOON, source: 'device' },
      fetchingMore: false,
    },
  })
  await show(store)
  expect(await screen.findByText('Das weiß dein Gerät aus dem Programm')).toBeInTheDocument()
  for (const text of ['Der Himmel über Berlin', '20:15', 'Heute, Sa 21. November', 'Kino Lampenfieber']) {
    expect(screen.getAllByText(text)[0]).toBeInTheDocument()
  }
})
