import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SeasonEpisodes } from '#contract/ownEpisodes.ts'
import type { EpisodeViewers } from '#contract/viewers.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCard } from '../../../test/builders/ownThings.ts'
import { aSeries } from '../../../test/builders/series.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { EpisodeMap } from './EpisodeMap.tsx'

const series = aSeries({ seasons: [{ number: 1, year: 2017, episodes: 3 }] })
const viewers: EpisodeViewers = {
  members: 12,
  episodes: [
    { season: 1, number: 1, viewers: 12 },
    { season: 1, number: 3, viewers: 6 },
  ],
}
const none: EpisodeViewers = { members: null, episodes: [] }
const map = (of: EpisodeViewers | null) => <EpisodeMap permalink="dark" series={series} viewers={of} />
const UPDATED = '2026-11-20T12:00:00.000Z'
const aPage = (seen: SeasonEpisodes[], watched = 0) =>
  aMemberPage([
    { slot: 'episodes/se-dark', state: { seen }, updatedAt: UPDATED },
    ...Array.from({ length: watched }, (_none, index) => ({
      slot: `diary/${index}`,
      state: {
        ...{ type: 'series', item: 'se-dark', season: 1, episode: 2, watchedOn: '2026-11-20', rewatch: index > 0 },
        ...{ card: aCard(), deleted: false, createdAt: UPDATED },
      },
      updatedAt: UPDATED,
    })),
  ])
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

it('shows a visitor how many have seen each episode, as far as that is told, and leads to the season', async () => {
  await renderAt(map(viewers))
  expect(rows()).toEqual(['StaffelFolgeMitglieder', '1112', '12–', '136'])
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Staffel 1: 3 Folgen, Folge 1 haben 12 Mitglieder gesehen, Folge 3 noch 6',
  )
  expect(screen.getByRole('link', { name: 'Staffel 1' })).toHaveAttribute('href', '/serie/dark/staffel/1')
  expect(screen.getByText(/Einzelne Folgen werden hier nicht bewertet/)).toBeInTheDocument()
})

it('shows a member their own episodes, by marks and diary, also where nobody else is counted', async () => {
  const { store } = await aPage([{ season: 1, numbers: [1] }], 2)
  await renderAt(map(none), { store })
  expect(await screen.findByText(/Noch haken zu wenige Mitglieder/)).toBeInTheDocument()
  await expect.poll(rows).toEqual(['StaffelFolgeDu', '11gesehen', '122-mal gesehen', '13–'])
})

it('says that the others are missing without a network', async () => {
  const { store } = await aPage([{ season: 1, numbers: [1] }])
  await renderAt(map(null), { store })
  expect(await screen.findByText(/sobald du wieder Netz hast/)).toBeInTheDocument()
})

it('shows nothing where nothing is known', async () => {
  await renderAt(map(none))
  expect(screen.queryByRole('figure')).toBeNull()
})
