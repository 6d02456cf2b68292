import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { toUrl } from '#contract/call.ts'
import type { BundledCinema, OfflineBundle } from '#contract/offlineBundle.ts'
import type { Feature, Version } from '#contract/screenings.ts'
import { aFavouriteCinema } from '../../../test/builders/favourites.ts'
import { aBundledCinema, anOfflineBundle } from '../../../test/builders/offlineBundle.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import type { Api, Reply } from '../../sync/api.ts'
import * as texts from '../../texts/favouriteWeek.ts'
import { clearFilters } from '../../texts/programme.ts'
import { FavouriteWeek } from './FavouriteWeek.tsx'
import { PATH } from './weekSearch.ts'

const NOW = '2026-11-21T16:00:00Z'
const favourites = [aFavouriteCinema('Astra'), aFavouriteCinema('Zoo')]

/** A cinema of which each day's film is shown at 20:15 (19:15 UTC) in one way. */
function aCinemaWith(name: string, film: string, version: Version, features: Feature[] = []): BundledCinema {
  const bundled = aBundledCinema(name, [film])
  const days = bundled.days.map(({ date, films }) => ({
    date,
    films: films.map(({ movieId, showtimes }) => ({
      movieId,
      showtimes: showtimes.map((show) => ({ ...show, startsAt: `${date}T19:15:00Z`, version, features })),
    })),
  }))
  return { ...bundled, days }
}
const both = () => [aCinemaWith('Astra', 'Lola', 'OmU'), aCinemaWith('Zoo', 'Metropolis', 'DF', ['AD', 'UT'])]

const answer = (cinemas: readonly BundledCinema[], source: 'network' | 'device' = 'device'): Reply<OfflineBundle> => ({
  ...{ kind: 'ok', value: anOfflineBundle(cinemas), fetchedAt: '2026-11-21T13:05:00Z', source },
})

async function show(reply: Reply<unknown>, { search = '', now = NOW } = {}) {
  const server = { reply }
  const asked: string[] = []
  const store = createStore()
  const call = async (of: Call, input: { query: { ids: string[] } }) => {
    asked.push(toUrl(of, undefined, input.query))
    return server.reply
  }
  store.set(apiAtom, { call: call as unknown as Api })
  const clock = { time: now }
  store.set(clockAtom, { now: () => new Date(clock.time) })
  const Page = () => <FavouriteWeek favourites={favourites} now={useNow(now)} />
  const page = await renderAt(<Page />, { store, url: PATH + search })
  /** The device's clock goes on, and the page wakes. */
  const goOnTo = (time: string) =>
    act(async () => {
      clock.time = time
      document.dispatchEvent(new Event('visibilitychange'))
    })
  return { ...page, asked, server, goOnTo, user: userEvent.setup() }
}
const films = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const chips = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('asks for all favourites together, shows the day by film, and says from when it is', async () => {
  const { asked } = await show(answer(both()))
  expect(await screen.findByRole('heading', { level: 3, name: 'Lola' })).toBeVisible()
  expect(films()).toEqual(['Lola', 'Metropolis'])
  expect(screen.getByText('Stand: heute 14:05')).toBeVisible()
  expect(screen.getByText('2 Vorstellungen')).toBeVisible()
  expect(screen.getAllByText(/FSK\s6/)).toHaveLength(2)
  expect(asked).toEqual(['/api/cinemas/bundle?ids[]=c-Astra&ids[]=c-Zoo'])
})

it('names what letters stand for', async () => {
  await show(answer(both()))
  expect(
    await screen.findByRole('link', {
      name: '20:15 AD UT, mit Audiodeskription, mit Untertiteln für Hörgeschädigte',
    }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'AD' })).toHaveAccessibleDescription('Audiodeskription')
})

it('offers what occurs, narrows with one tap, several at once, and has it in the URL', async () => {
  const { user, url } = await show(answer(both()))
  await screen.findByRole('heading', { level: 3, name: 'Lola' })
  expect(chips()).toEqual(['OmU', 'AD', 'UT'])
  await user.click(screen.getByRole('button', { name: 'AD' }))
  expect(films()).toEqual(['Metropolis'])
  await user.click(screen.getByRole('button', { name: 'UT' }))
  expect(films()).toEqual(['Metropolis'])
  expect(decodeURIComponent(url())).toBe(`${PATH}?feature[]=AD&feature[]=UT`)
  expect(screen.getByRole('button', { name: 'UT', pressed: true })).toBeVisible()
})

it('shows the day by time', async () => {
  const { user, url } = await show(answer(both()))
  await user.click(await screen.findByRole('link', { name: texts.byTime }))
  expect(url()).toBe(`${PATH}?ansicht=zeit`)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^20:15OmULolaAstra · 128 Min\. · FSK\s6$/),
    expect.stringMatching(/^20:15ADUTMetropolisZoo/),
  ])
})

it('leads from a day without a match to the next, and takes the filters back', async () => {
  const [astra, zoo] = both()
  const onlyLater = { ...(astra as BundledCinema), days: astra?.days.slice(2) ?? [] }
  const { user, url } = await show(answer([onlyLater, zoo as BundledCinema]), { search: '?version[]=OmU' })
  expect(await screen.findByText(texts.unmatchedTitle)).toBeVisible()
  await user.click(screen.getByRole('link', { name: texts.toDay('Mo 23. November') }))
  expect(films()).toEqual(['Lola'])
  expect(decodeURIComponent(url())).toContain('date=2026-11-23')
  await user.click(screen.getByRole('link', { name: /^Heute/ }))
  await user.click(await screen.findByRole('button', { name: clearFilters }))
  expect(films()).toEqual(['Metropolis'])
})

it('shows no day that is over, and says how far an old week reaches', async () => {
  const { user } = await show(answer(both()), { now: '2026-11-25T16:00:00Z', search: '?date=2026-11-22' })
  expect(await screen.findByText('Was auf deinem Gerät liegt, reicht bis Fr 27. November.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Heute')
  expect(films()).toEqual(['Lola', 'Metropolis'])
  await user.click(screen.getByRole('link', { name: /^Sa 28. November, nicht auf deinem Gerät/ }))
  expect(await screen.findByText(texts.beyondTitle)).toBeVisible()
  expect(films()).toEqual([])
})

it('says that a week is over', async () => {
  await show(answer(both()), { now: '2026-12-03T16:00:00Z' })
  expect(await screen.findByText(texts.overTitle)).toBeVisible()
  expect(screen.getByText(texts.overText('Fr 27. November'))).toBeVisible()
})

it('turns to the next day at midnight, and keeps what begins after it', async () => {
  const [astra] = both()
  const late = { ...(astra as BundledCinema), days: astra?.days.slice(0, 1) ?? [] }
  const showtimes = late.days[0]?.films[0]?.showtimes ?? []
  const [showtime] = showtimes
  if (showtime) showtime.startsAt = '2026-11-21T23:30:00Z'
  const { goOnTo } = await show(answer([late, both()[1] as BundledCinema]), { now: '2026-11-21T22:59:00Z' })
  expect(await screen.findByRole('link', { name: /^00:30/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Heute/ })).toHaveAccessibleName('Heute 21. November')
  await goOnTo('2026-11-21T23:01:00Z')
  expect(screen.getByRole('link', { name: /^Heute/ })).toHaveAccessibleName('Heute 22. November')
  expect(films()).toEqual(['Lola', 'Metropolis'])
  await goOnTo('2026-11-21T23:51:00Z')
  expect(films()).toEqual(['Metropolis'])
})

it('says which cinema is not on the device yet, and which is no more', async () => {
  const [astra] = both()
  const first = await show(answer([astra as BundledCinema]))
  expect(await screen.findByText(texts.absent('Zoo'))).toBeVisible()
  first.unmount()
  await show(answer([astra as BundledCinema], 'network'))
  expect(await screen.findByText(texts.unknown('Zoo'))).toBeVisible()
})

it('says that nothing is on the device, and loads by itself once there is a way to the server', async () => {
  const { server, store } = await show({ kind: 'unreachable' })
  expect(await screen.findByText(texts.unavailableTitle)).toBeVisible()
  server.reply = answer(both(), 'network')
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Lola' })).toBeVisible()
})

it('names the city where favourites lie in several', async () => {
  const [astra, zoo] = both()
  const far = {
    ...(zoo as BundledCinema),
    cinema: { ...(zoo as BundledCinema).cinema, city: 'Jena', citySlug: 'jena' },
  }
  const { unmount } = await show(answer([astra as BundledCinema, far]))
  expect(await screen.findByText('Jena')).toBeVisible()
  unmount()
  await show(answer(both()))
  await screen.findByRole('heading', { level: 3, name: 'Lola' })
  expect(screen.queryByText('Berlin')).toBeNull()
})
