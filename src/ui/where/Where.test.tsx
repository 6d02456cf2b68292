import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import type { Consumption } from '#contract/consumptions.ts'
import { aBroadcast, aDisc, anInCinema, aStreaming } from '../../../test/builders/consumption.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { DatedPart, type DatedPartProps } from '../reminders/datedPart.ts'
import { Where } from './Where.tsx'

type Props = ComponentProps<typeof Where>

const NOW = new Date('2026-11-21T13:00:00.000Z')

async function showWhere(items: readonly Consumption[], props: Partial<Props> = {}) {
  const onToggle = vi.fn()
  const onClear = vi.fn()
  await renderAt(
    <Where
      of={{ title: 'Salz', path: '/movies/salz' }}
      consumptions={{ state: 'ready', items, asOf: null, now: NOW, more: null }}
      chosen={[]}
      onToggle={onToggle}
      onClear={onClear}
      {...props}
    />,
  )
  return { onToggle, onClear }
}

it('names platforms with what they ask, one row for each, and leads there', async () => {
  await showWhere([
    aStreaming(),
    aStreaming({ id: 'leih', provider: { slug: 'leihbude', name: 'Leihbude', url: null }, model: 'rent', price: 399 }),
    aStreaming({ id: 'kauf', provider: { slug: 'leihbude', name: 'Leihbude', url: null }, model: 'buy', price: 999 }),
  ])
  expect(screen.getByText('im Abo (HD)')).toBeInTheDocument()
  expect(screen.getByText('leihen 3,99 € (HD) · kaufen 9,99 € (HD)')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: /Flimmerkiste/ })
  expect(link).toHaveAttribute('href', 'https://flimmerkiste.example/film')
  expect(link).toHaveAttribute('rel', 'nofollow noopener')
})

it('says what ends soon, and what is still to come', async () => {
  await showWhere([
    aStreaming({ availableUntil: '2026-11-21' }),
    aStreaming({ id: 'b', provider: { slug: 'b', name: 'B', url: null }, availableUntil: '2026-12-02' }),
    aStreaming({ id: 'c', provider: { slug: 'c', name: 'C', url: null }, availableUntil: '2027-06-30' }),
    aDisc({ availableFrom: '2027-02-12', quality: 'Blu-ray', price: 1299 }),
  ])
  expect(screen.getByText('nur noch heute')).toBeInTheDocument()
  expect(screen.getByText('noch bis 2. Dezember')).toBeInTheDocument()
  expect(screen.queryByText(/30. Juni/)).toBeNull()
  expect(screen.getByText('Blu-ray 12,99 €')).toBeInTheDocument()
  expect(screen.getByText('erscheint am 12. Februar 2027')).toBeInTheDocument()
})

it('gives broadcasts with day, time and episode, the first ones at once', async () => {
  const days = ['22', '23', '24', '25', '26']
  await showWhere([
    aBroadcast({ startsAt: '2026-11-21T12:30:00.000Z' }),
    ...days.map((day) =>
      aBroadcast({ id: day, startsAt: `2026-11-${day}T15:10:00.000Z`, endsAt: null, season: 2, episode: 7 }),
    ),
  ])
  expect(screen.getByText('Heute 13:30')).toBeInTheDocument()
  expect(screen.getByText('läuft gerade')).toBeInTheDocument()
  expect(screen.getByText('Morgen 16:10')).toBeInTheDocument()
  expect(screen.getAllByText('Kanal Eins · Staffel 2, Folge 7')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Noch 2 Termine' }))
  expect(screen.getByText('Do 26. November 16:10')).toBeInTheDocument()
})

it('leaves out what is over, in an answer that the device kept', async () => {
  await showWhere([
    aStreaming({ availableUntil: '2026-11-20' }),
    aBroadcast({ startsAt: '2026-11-21T10:00:00.000Z', endsAt: '2026-11-21T12:00:00.000Z' }),
  ])
  expect(screen.getByText('Gerade nirgends zu sehen')).toBeInTheDocument()
})

it('offers only kinds that there are, and shows the chosen ones', async () => {
  const { onToggle } = await showWhere([aStreaming(), aBroadcast()], { chosen: ['tv'] })
  const filter = within(screen.getByRole('group', { name: 'Wo du suchst' }))
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Streaming', 'TV'])
  expect(filter.getByRole('button', { name: 'TV' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('heading', { name: 'Streaming' })).toBeNull()
  await userEvent.click(filter.getByRole('button', { name: 'Streaming' }))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('streaming')
})

it('says when a link asks for a kind that is not there, and how to see the rest', async () => {
  const { onClear } = await showWhere([aStreaming()], { chosen: ['disc'] })
  expect(screen.getByText('Hier gibt es den Titel gerade nicht.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Alles zeigen' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('hands a film its next showtimes, with day and cinema', async () => {
  await showWhere(
    [anInCinema({ next: { id: 'st-1', startsAt: '2026-11-23T19:15:00.000Z', version: 'OmU', features: [] } })],
    {
      cinema: (next) => next,
    },
  )
  expect(screen.getByRole('link', { name: 'Kino Lampenfieber' })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-11-23'),
  )
  expect(screen.getByText('Mo 23. November')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '20:15 OmU' })).toBeInTheDocument()
})

it('holds its place while it loads, and tells being offline apart from an error', async () => {
  const reload = vi.fn()
  await showWhere([], { consumptions: { state: 'loading' } })
  expect(screen.getByText('Die Angebote werden geladen')).toBeInTheDocument()
  await showWhere([], { consumptions: { state: 'failed', offline: true, reload } })
  expect(screen.getByText('Die Angebote sind nicht auf deinem Gerät')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(reload).toHaveBeenCalledOnce()
  await showWhere([], { consumptions: { state: 'failed', offline: false, reload } })
  expect(screen.getByText('Die Angebote lassen sich gerade nicht laden')).toBeInTheDocument()
})

it('shows all of it at once: neither cinemas nor offers before the other has come', async () => {
  const cinema = () => <p>Heute in Berlin</p>
  await showWhere([aStreaming()], { cinema, isCinemaLoading: true })
  expect(screen.getByText('Die Angebote werden geladen')).toBeInTheDocument()
  expect(screen.queryByText('im Abo (HD)')).toBeNull()
  await showWhere([], { cinema, consumptions: { state: 'loading' } })
  expect(screen.queryByText('Heute in Berlin')).toBeNull()
})

it('says from when it is, and loads more while there is more', async () => {
  const load = vi.fn()
  await showWhere([aStreaming()], {
    consumptions: {
      state: 'ready',
      items: [aStreaming()],
      asOf: '2026-11-20T08:00:00.000Z',
      now: NOW,
      more: { busy: false, load },
    },
  })
  expect(screen.getByText('Stand: gestern 09:00')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }))
  expect(load).toHaveBeenCalledOnce()
})

it('has the ways to hold on to broadcasts and discs until they are over, and to nothing else', async () => {
  const Part = ({ thing }: DatedPartProps) => <i>{[thing.type, thing.date, thing.place, thing.detail].join(' ')}</i>
  const items = [
    aBroadcast({ id: 'now', startsAt: '2026-11-21T12:30:00Z', endsAt: '2026-11-21T14:00:00Z' }),
    aBroadcast({ id: 'next', startsAt: '2026-11-21T19:15:00Z' }),
    aDisc({ id: 'out', availableFrom: '2026-11-20' }),
    aDisc({ id: 'today', availableFrom: '2026-11-21' }),
    aDisc({ id: 'soon', availableFrom: '2026-12-04' }),
    aStreaming(),
  ]
  await renderAt(
    <DatedPart value={Part}>
      <Where
        of={{ title: 'Salz', path: '/movies/salz' }}
        consumptions={{ state: 'ready', items, asOf: null, now: NOW, more: null }}
        chosen={[]}
        onToggle={vi.fn()}
        onClear={vi.fn()}
      />
    </DatedPart>,
  )
  const offered = screen.getAllByText(/^(broadcasts|discs) /).map(({ textContent }) => textContent)
  expect(offered).toEqual([
    'discs 2026-11-21  DVD',
    'discs 2026-12-04  DVD',
    expect.stringMatching(/^broadcasts 2026-11-21 /),
  ])
})
