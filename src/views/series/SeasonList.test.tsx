import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SeasonEpisodes } from '#contract/ownEpisodes.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aSeries } from '../../../test/builders/series.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { untilStoredAtom } from '../../atoms/core/outbox.ts'
import { SeasonList } from './SeasonList.tsx'
import { SeriesMissing } from './SeriesMissing.tsx'

const now = new Date('2026-11-27T12:00:00Z')
const list = (overrides = {}) => <SeasonList permalink="dark" series={aSeries(overrides)} now={now} />
const aPage = (seen: SeasonEpisodes[]) =>
  aMemberPage([{ slot: 'episodes/se-dark', state: { seen }, updatedAt: '2026-11-20T12:00:00.000Z' }])

it('lists the seasons with what is known of them, and leads to each', async () => {
  await renderAt(list())
  const [first, , third] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('2017 · 10 Folgen')).toBeInTheDocument()
  expect(within(third as HTMLElement).getByText('2020')).toBeInTheDocument()
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/serie/dark/staffel/1')
  expect(screen.queryByText('Nächste Folge')).toBeNull()
})

it('shows nothing where no season is known', async () => {
  await renderAt(list({ seasons: [] }))
  expect(screen.queryByText('Staffeln')).toBeNull()
})

it('shows how far a member is, and ticks the next episode off with one press', async () => {
  const { store, device } = await aPage([{ season: 1, numbers: [1, 2] }])
  goOffline(store)
  await renderAt(list(), { store })
  expect(await screen.findByText('2017 · 2 von 10 gesehen')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Gesehen: Staffel 1, Folge 3' }))
  expect(await screen.findByRole('link', { name: 'Staffel 1, Folge 4' })).toBeInTheDocument()
  expect(screen.getByText('2017 · 3 von 10 gesehen')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ args: { watched: true, episodes: [{ season: 1, numbers: [3] }] } }])
})

it('ticks one episode off where its button is tapped twice', async () => {
  const { store, device } = await aPage([{ season: 1, numbers: [1, 2] }])
  goOffline(store)
  await renderAt(list(), { store })
  const button = await screen.findByRole('button', { name: 'Gesehen: Staffel 1, Folge 3' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 1 })
  const next = await screen.findByRole('button', { name: 'Gesehen: Staffel 1, Folge 4' })
  fireEvent.click(next, { detail: 2 })
  await store.set(untilStoredAtom)
  expect(await device.rows()).toMatchObject([{ args: { episodes: [{ season: 1, numbers: [3] }] } }])
})

it('keeps the focus where the last episode is ticked off', async () => {
  const { store } = await aPage([{ season: 1, numbers: [1] }])
  goOffline(store)
  await renderAt(list({ seasons: [{ number: 1, year: 2017, episodes: 2 }] }), { store })
  await userEvent.click(await screen.findByRole('button', { name: 'Gesehen: Staffel 1, Folge 2' }))
  expect(await screen.findByText('Du hast alle Folgen gesehen, die wir kennen.')).toHaveFocus()
})

it('says that all episodes are seen', async () => {
  const { store } = await aPage([{ season: 1, numbers: [1, 2] }])
  await renderAt(list({ seasons: [{ number: 1, year: 2017, episodes: 2 }] }), { store })
  expect(await screen.findByText('Du hast alle Folgen gesehen, die wir kennen.')).toBeInTheDocument()
  expect(screen.getByText('2017 · alle Folgen gesehen')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells being offline apart from an error of the server', async () => {
  const shown = await renderAt(<SeriesMissing failure={{ reason: 'unreachable' }} onRetry={() => {}} />)
  expect(screen.getByText('Diese Serie war noch nie auf deinem Gerät')).toBeInTheDocument()
  shown.unmount()
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  await renderAt(<SeriesMissing failure={failure} onRetry={() => {}} />)
  expect(screen.getByText('Die Serie lässt sich gerade nicht laden')).toBeInTheDocument()
})
