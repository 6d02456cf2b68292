import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Episode } from '#contract/series.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toastAtom } from '../../atoms/core/toast.ts'
import { markEpisodesAtom, visibleEpisodesAtom } from '../../atoms/episodes/episodes.ts'
import { toBroadcast } from '../../atoms/episodes/progress.ts'
import { useEpisodes } from '../../atoms/episodes/useEpisodes.ts'
import { EpisodeList } from './EpisodeList.tsx'
import { SeasonProgress } from './SeasonProgress.tsx'

const episodes: readonly Episode[] = [
  { number: 1, title: 'Geheimnisse', airDate: '2017-12-01', runtime: 51 },
  { number: 2, title: null, airDate: null, runtime: null },
  { number: 3, title: 'Morgen', airDate: '2026-11-28', runtime: null },
]

function Season() {
  const own = useEpisodes({ id: 'se-dark', title: 'Dark' }, 'Kein Platz.')
  return (
    <>
      <SeasonProgress season={1} count={3} broadcast={toBroadcast(episodes, '2026-11-27')} own={own} />
      <EpisodeList season={1} episodes={episodes} own={own} now={new Date('2026-11-27T12:00:00Z')} />
    </>
  )
}

const tick = (name: string) => screen.findByRole('button', { name })
const confirmed = {
  slot: 'episodes/se-dark',
  state: { seen: [{ season: 1, numbers: [1] }] },
  updatedAt: '2026-11-20T12:00:00.000Z',
}

it('names an episode by its title and its day, and by its number where neither is known', async () => {
  await renderAt(<Season />)
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(within(first).getByText('Geheimnisse')).toBeInTheDocument()
  expect(first).toHaveTextContent('1. Dezember 2017 · 51 Min.')
  expect(within(second).getByText('Folge 2')).toBeInTheDocument()
  expect(within(second).queryByRole('paragraph')).toBeNull()
})

it('ticks an episode off without a network, at once and as waiting, and takes it back', async () => {
  const { store, device } = await aMemberPage([confirmed])
  goOffline(store)
  await renderAt(<Season />, { store })
  await expect.poll(() => screen.queryByText('1 von 3 Folgen gesehen')).not.toBeNull()
  expect(await tick('Gesehen: Folge 1, Geheimnisse')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(await tick('Gesehen: Folge 2'))
  expect(await tick('Gesehen: Folge 2, wartet auf das Netz')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('2 von 3 Folgen gesehen')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([
    { kind: 'markEpisodes', args: { series: 'se-dark', watched: true, episodes: [{ season: 1, numbers: [2] }] } },
  ])
  await userEvent.click(await tick('Gesehen: Folge 2, wartet auf das Netz'))
  expect(await tick('Gesehen: Folge 2')).toHaveAttribute('aria-pressed', 'false')
  expect(await device.rows()).toEqual([])
})

it('says of what is ticked off with a network that it is being sent', async () => {
  const { store } = await aMemberPage([confirmed])
  await renderAt(<Season />, { store })
  await userEvent.click(await tick('Gesehen: Folge 2'))
  expect(await tick('Gesehen: Folge 2, wird gesendet')).toHaveAttribute('aria-pressed', 'true')
  goOffline(store)
  expect(await tick('Gesehen: Folge 2, wartet auf das Netz')).toBeVisible()
})

it('ticks a whole season off but for what is still to come, and takes it back', async () => {
  const { store, device } = await aMemberPage([confirmed])
  goOffline(store)
  await renderAt(<Season />, { store })
  expect(screen.getByText('1 Folge ist noch nicht ausgestrahlt.')).toBeInTheDocument()
  await userEvent.click(await tick('Ganze Staffel gesehen'))
  expect(await tick('Ganze Staffel gesehen, wartet auf das Netz')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('2 von 3 Folgen gesehen')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ args: { episodes: [{ season: 1, numbers: [1, 2] }] } }])
  await userEvent.click(await tick('Ganze Staffel gesehen, wartet auf das Netz'))
  expect(await screen.findByText('0 von 3 Folgen gesehen')).toBeInTheDocument()
})

it('offers to undo the taking back of a season, which restores exactly what was seen', async () => {
  const seen = [
    { season: 1, numbers: [1, 2] },
    { season: 2, numbers: [1] },
  ]
  const { store, device } = await aMemberPage([{ ...confirmed, state: { seen } }])
  goOffline(store)
  await renderAt(<Season />, { store })
  await screen.findByText('2 von 3 Folgen gesehen')
  await userEvent.click(await tick('Ganze Staffel gesehen'))
  expect(await screen.findByText('0 von 3 Folgen gesehen')).toBeInTheDocument()
  await expect.poll(() => store.get(toastAtom)).not.toBeNull()
  const question = store.get(toastAtom)
  expect(question).toMatchObject({
    message: 'Staffel 1 ist nicht mehr als gesehen markiert.',
    confirm: 'Rückgängig',
  })
  if (question?.kind === 'confirm') act(question.onConfirm)
  expect(await screen.findByText('2 von 3 Folgen gesehen')).toBeInTheDocument()
  expect(await tick('Gesehen: Folge 3, Morgen')).toHaveAttribute('aria-pressed', 'false')
  expect(store.get(visibleEpisodesAtom('se-dark', '')).seen).toEqual(seen)
  // The last word says what the server knows: nothing is left to send.
  await expect.poll(() => device.rows()).toEqual([])
})

it('ticks a season off by several commands where it has more episodes than one may name', async () => {
  const { store, device } = await aMemberPage()
  goOffline(store)
  const numbers = Array.from({ length: 1_200 }, (_none, index) => index + 1)
  await store.set(markEpisodesAtom, { id: 'se-dark', title: 'Dark' }, true, [{ season: 1, numbers }])
  expect(await device.rows()).toMatchObject([
    { args: { episodes: [{ season: 1, numbers: numbers.slice(0, 1_000) }] } },
    { args: { episodes: [{ season: 1, numbers: numbers.slice(1_000) }] } },
  ])
})

it('says that the server has refused, and shows the episodes as before', async () => {
  const { store, device } = await aMemberPage([confirmed])
  goOffline(store)
  await renderAt(<Season />, { store })
  await userEvent.click(await tick('Gesehen: Folge 2'))
  await tick('Gesehen: Folge 2, wartet auf das Netz')
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'not_found', status: 404, text: null } })
  expect(await screen.findByText(/nicht angenommen/)).toBeInTheDocument()
  expect(await tick('Gesehen: Folge 2')).toHaveAttribute('aria-pressed', 'false')
})
