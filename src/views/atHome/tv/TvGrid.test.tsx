import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { TvChannel } from '#contract/tv.ts'
import { aTitleSummary, aTvBroadcast } from '../../../../test/builders/atHome.ts'
import { renderAt } from '../../../../test/renderAt.tsx'
import { DatedPart, type DatedPartProps } from '../../../ui/reminders/datedPart.ts'
import { TvGrid } from './TvGrid.tsx'
import { toShown } from './toShown.ts'

const DATE = '2026-11-21'
const channel = (slug: string, name: string) => ({ slug, name, url: null })
const dark = aTitleSummary({
  type: 'series',
  id: 'se-dark',
  permalink: 'dark',
  title: 'Dark',
  rating: { average: null, count: 0 },
})

const channels = [
  {
    channel: channel('kanal-eins', 'Kanal Eins'),
    broadcasts: [
      aTvBroadcast({
        id: 'a',
        startsAt: '2026-11-21T17:00:00Z',
        endsAt: '2026-11-21T19:00:00Z',
        title: dark,
        season: 2,
        episode: 7,
      }),
      aTvBroadcast({ id: 'b' }),
    ],
  },
  {
    channel: channel('zeitlupe', 'Zeitlupe'),
    broadcasts: [
      aTvBroadcast({
        id: 'c',
        startsAt: '2026-11-21T16:00:00Z',
        endsAt: '2026-11-21T17:30:00Z',
        title: aTitleSummary({ title: 'Spalt' }),
      }),
      aTvBroadcast({ id: 'd', startsAt: '2026-11-21T19:00:00Z', title: aTitleSummary({ title: 'Feldpost' }) }),
    ],
  },
]

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn()
})

const show = (now: string, url = '/', shown: readonly TvChannel[] = channels) =>
  renderAt(<TvGrid channels={toShown(shown, {})} date={DATE} now={new Date(now)} />, { url })

it('reads as a heading with a list for each channel, in the order of time', async () => {
  await show('2026-11-21T18:00:00Z')
  const column = within(screen.getByRole('region', { name: 'Kanal Eins' }))
  expect(column.getByRole('heading', { level: 2 })).toHaveTextContent('Kanal Eins')
  expect(column.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '18:00 bis 20:00 Uhr, Dark, Staffel 2, Folge 7, läuft gerade, noch 60 Minuten',
    '20:15 bis 22:00 Uhr, Salz, Wertung 8,8',
  ])
  expect(screen.getByRole('link', { name: /Spalt/ })).toHaveAccessibleName(/vorbei/)
})

it('leads to film and series, and shows how far a running one is', async () => {
  await show('2026-11-21T18:00:00Z')
  const running = screen.getByRole('link', { name: /Dark/ })
  expect(running).toHaveAttribute('href', '/serie/dark')
  expect(running.querySelector('progress')).toMatchObject({ value: 60, max: 120 })
  expect(screen.getByRole('link', { name: /Salz/ })).toHaveAttribute('href', '/movies/salz')
  expect(document.querySelectorAll('progress')).toHaveLength(1)
})

it('goes by arrow keys to the next broadcast and to what runs beside it', async () => {
  await show('2026-11-21T18:00:00Z')
  screen.getByRole('link', { name: /Dark/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /Salz/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: /Feldpost/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(screen.getByRole('link', { name: /Dark/ })).toHaveFocus()
})

it('focuses the broadcast at the time that the address names, and nothing without one', async () => {
  await show('2026-11-21T18:00:00Z', '/#20-15')
  expect(screen.getByRole('link', { name: /Salz/ })).toHaveFocus()
  document.body.replaceChildren()
  await show('2026-11-21T18:00:00Z', '/#jetzt')
  expect(screen.getByRole('link', { name: /Dark/ })).toHaveFocus()
  document.body.replaceChildren()
  await show('2026-11-21T18:00:00Z')
  expect(document.body).toHaveFocus()
})

it('jumps to the first channel on which something runs then, and to the grid where nothing does', async () => {
  const [one, two] = channels
  const earlier = {
    ...one,
    channel: channel('kanal-eins', 'Kanal Eins'),
    broadcasts: one?.broadcasts.slice(0, 1) ?? [],
  }
  await show('2026-11-21T12:00:00Z', '/#20-15', [earlier, ...(two ? [two] : [])])
  expect(screen.getByRole('link', { name: /Feldpost/ })).toHaveFocus()
  document.body.replaceChildren()
  await show('2026-11-21T12:00:00Z', '/#20-15', [earlier])
  expect(screen.getByRole('region', { name: /^Sendungen/ })).toHaveFocus()
})

it('offers a reminder of what is to come, for the broadcast on its channel', async () => {
  const things: DatedPartProps['thing'][] = []
  const Part = ({ thing }: DatedPartProps) => {
    things.push(thing)
    return <button type="button">Erinnerung: {thing.title}</button>
  }
  await renderAt(
    <DatedPart value={Part}>
      <TvGrid channels={toShown(channels, {})} date={DATE} now={new Date('2026-11-21T17:30:00Z')} />
    </DatedPart>,
    { url: '/' },
  )
  const [first] = within(screen.getByRole('region', { name: 'Kanal Eins' })).getAllByRole('listitem')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(things.map(({ id }) => id)).toEqual(['b', 'd'])
  expect(things.at(-1)).toMatchObject({ type: 'broadcasts', title: 'Feldpost', place: 'Zeitlupe', detail: '' })
})
