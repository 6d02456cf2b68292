import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aStorage } from '../../../../test/aStorage.ts'
import { aCinemaSummary, aCity } from '../../../../test/builders/cinema.ts'
import { anna } from '../../../../test/builders/outbox.ts'
import { someQuickTitles } from '../../../../test/builders/quickRatings.ts'
import { aMember } from '../../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../../test/dialog.ts'
import { aQuickPage } from '../../../../test/quickPage.ts'
import { renderAt } from '../../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../../test/servedApi.ts'
import { apiAtom } from '../../../atoms/core/context.ts'
import { sessionAtom } from '../../../atoms/core/session.ts'
import { areFirstStepsOfferedAtom } from '../../../atoms/firstSteps/firstStepsOffer.ts'
import { deviceStorageAtom } from '../../../atoms/place/place.ts'
import { type Theme, themeDeviceAtom } from '../../../atoms/shell/theme.ts'
import * as texts from '../../../texts/firstSteps.ts'
import { FirstSteps } from './firstSteps.tsx'

beforeEach(() => {
  letDialogsOpen()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const member = aMember({ id: anna, username: 'anna', first_steps_until: '2026-12-05T12:00:00Z' })

const cinemasOf = (city: string, ...names: string[]) => ({
  items: names.map((name) => aCinemaSummary({ id: `c-${name}`, name })),
  nextPage: null,
  filters: { city, cityName: 'Berlin', location: null, coordinates: null },
})
const served: Served = {
  '/api/cinema/cities': { items: [aCity(), aCity({ slug: 'husum', name: 'Husum', cinemas: 0 })] },
  '/api/cinemas?city=berlin': cinemasOf('berlin', 'Astra', 'Polaris'),
  '/api/cinemas?city=husum': cinemasOf('husum'),
  '/api/quick_ratings': { items: someQuickTitles(20), cursor: null },
}

type Options = { url?: string; kept?: Record<string, string>; page?: ReturnType<typeof aQuickPage> }

async function show({ url = '/erste-schritte', kept = {}, page = aQuickPage() }: Options = {}) {
  const storage = aStorage(kept)
  const themes: Theme[] = []
  page.store.set(sessionAtom, member)
  page.store.set(apiAtom, servedApi(served).api)
  page.store.set(deviceStorageAtom, { open: () => storage })
  page.store.set(themeDeviceAtom, { read: () => themes.at(-1) ?? 'system', apply: (theme) => void themes.push(theme) })
  const rendered = await renderAt(<FirstSteps />, { url, store: page.store })
  return { ...rendered, ...page, storage, themes, page }
}

const steps = () =>
  within(screen.getByRole('navigation', { name: texts.stepsLabel }))
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label') ?? link.textContent}${link.closest('li')?.ariaCurrent ?? ''}`)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const step = (name: string) => screen.findByRole('heading', { level: 2, name })

it('keeps a cinema of a chosen place, ticks the step off and takes the focus to the next one', async () => {
  const { commands, storage, url } = await show()
  await step(texts.cinemasHeading)
  await userEvent.click(await screen.findByRole('button', { name: 'Berlin 8 Kinos' }))
  expect(storage.kept.city).toBe('berlin')
  await userEvent.click(await screen.findByRole('button', { name: 'Merken: Polaris' }))
  expect(await screen.findByRole('button', { name: 'Gemerkt: Polaris' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Dein Lieblingskino: Polaris')).toBeVisible()
  expect(await commands()).toEqual(['favouriteCinema c-Polaris'])
  await expect.poll(steps).toEqual(['Kinos, erledigtstep', '2Bewerten', '3Darstellung'])
  await follow(texts.next)
  expect(await step(texts.ratingsHeading)).toHaveFocus()
  expect(url()).toBe('/erste-schritte?schritt=bewerten')
})

it('counts ten ratings, what waits among them, and goes on as far as somebody likes', async () => {
  const { commands } = await show({ url: '/erste-schritte?schritt=bewerten' })
  const deck = await screen.findByLabelText('Titel bewerten')
  expect(screen.getByText('0 von 10')).toBeVisible()
  expect(screen.getByRole('link', { name: texts.skip })).toBeVisible()
  for (let count = 1; count <= 10; count += 1) {
    await screen.findByText(`Film ${count}`, { selector: 'h2 a span' })
    deck.focus()
    await userEvent.keyboard('7')
    await screen.findByText(count < 10 ? `${count} von 10` : '10 Wertungen')
  }
  expect(await screen.findByText(texts.ratingsDone)).toBeVisible()
  expect(screen.getByRole('link', { name: texts.next })).toBeVisible()
  expect(await commands()).toHaveLength(10)
})

it('takes the theme at once, and ends', async () => {
  const { store, themes } = await show({ url: '/erste-schritte?schritt=darstellung' })
  await userEvent.click(await screen.findByRole('radio', { name: 'Dunkel' }))
  expect(themes).toEqual(['dark'])
  await expect.poll(steps).toContain('Darstellung, erledigtstep')
  expect(store.get(areFirstStepsOfferedAtom)).toBe(true)
  await follow(texts.finish)
  expect(await step(texts.endHeading)).toHaveFocus()
  expect(screen.getByText(texts.endText)).toBeVisible()
  // Nothing leads here any more.
  expect(store.get(areFirstStepsOfferedAtom)).toBe(false)
})

it('takes the theme of the device for chosen once somebody goes on with it', async () => {
  await show({ url: '/erste-schritte?schritt=darstellung' })
  expect(await screen.findByRole('radio', { name: 'Wie das Gerät' })).toBeChecked()
  expect(steps()).toContain('3Darstellungstep')
  await follow(texts.finish)
  await step(texts.endHeading)
  await expect.poll(steps).toContain('Darstellung, erledigt')
})

it('can skip each step, and comes back where it was', async () => {
  const first = await show()
  await step(texts.cinemasHeading)
  await follow(texts.skip)
  await step(texts.ratingsHeading)
  await follow(texts.later)
  first.unmount()
  await show({ kept: first.storage.kept })
  await step(texts.ratingsHeading)
})

it('begins anew for another member', async () => {
  await show({
    kept: { firstSteps: JSON.stringify({ owner: 'u-bert', at: 'theme', isThemeChosen: true, location: null }) },
  })
  await step(texts.cinemasHeading)
  expect(steps()).toEqual(['1Kinosstep', '2Bewerten', '3Darstellung'])
})

it.each(['{', '"text"', '{"owner":1}'])('begins anew where what is kept is nothing: %s', async (kept) => {
  await show({ kept: { firstSteps: kept } })
  await step(texts.cinemasHeading)
})

it('begins with the city that was chosen before, and says where there is no cinema or no network', async () => {
  await show({ kept: { city: 'husum' } })
  expect(await screen.findByText(texts.noCinemas)).toBeVisible()
  await press('Ort: Husum')
  const dialog = screen.getByRole('dialog')
  const berlin = served['/api/cinemas?city=berlin'] ?? null
  served['/api/cinemas?city=berlin'] = null
  await userEvent.click(within(dialog).getByRole('button', { name: 'Berlin 8 Kinos' }))
  expect(await screen.findByText(texts.cinemasOffline)).toBeVisible()
  served['/api/cinemas?city=berlin'] = berlin
  await press('Erneut versuchen')
  expect(await screen.findByText('Astra')).toBeVisible()
})

it('asks a visitor to sign in, who comes back here', async () => {
  const page = aQuickPage({ signedIn: false })
  await renderAt(<FirstSteps />, { store: page.store, url: '/erste-schritte' })
  expect(screen.getByText(texts.visitor)).toBeVisible()
  expect(document.querySelector('input[name=weiter]')).toHaveValue('/erste-schritte')
})
