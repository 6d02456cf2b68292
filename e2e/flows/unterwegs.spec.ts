import { expect, type Page } from '@playwright/test'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import { cinemasCall } from '#contract/cinema.ts'
import { cinemaShowtimesCall } from '#contract/programme.ts'
import { RealBrowser } from '../support/browser.ts'
import { test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

type KeptCinema = { name: string; permalink: string; tomorrow: string }

/** Cinemas of Dresden, each with a film that it shows tomorrow: the other journeys stay in Berlin. */
async function someCinemas(url: string, count: number): Promise<KeptCinema[]> {
  const { items } = cinemasCall.answer.parse(await (await fetch(`${url}/api/cinemas?city=dresden`)).json())
  const date = addDays(toBerlinDate(new Date()), 1)
  const cinemas = await Promise.all(
    items.map(async ({ name, permalink }) => {
      const answer = await fetch(`${url}/api/cinemas/${permalink}/showtimes?date=${date}`)
      const [first] = cinemaShowtimesCall.answer.parse(await answer.json()).items
      return first ? [{ name, permalink, tomorrow: first.movie.title }] : []
    }),
  )
  expect(cinemas.flat().length).toBeGreaterThanOrEqual(count)
  return cinemas.flat().slice(0, count)
}

/** Opens each cinema's page and keeps it as a favourite. */
async function keep(page: Page, cinemas: readonly KeptCinema[]): Promise<void> {
  for (const { permalink } of cinemas) {
    await page.goto(`/kinos/${permalink}`)
    await page.getByRole('button', { name: 'Als Lieblingskino merken' }).click()
    await expect(page.getByRole('button', { name: 'Lieblingskino', pressed: true })).toBeVisible()
  }
}

/** Waits until the device says that these cinemas lie on it. */
async function untilOnDevice(page: Page, cinemas: readonly KeptCinema[]): Promise<void> {
  await page.goto('/unterwegs')
  for (const { name } of cinemas) {
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(/Vorstellung.*Stand: heute/, { timeout: 60_000 })
  }
}

test('a visitor’s favourite cinemas are readable without the server on the day after', async ({ stage }) => {
  const cinemas = await someCinemas(stage.url, 2)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    await keep(page, cinemas)
    await untilControlled(page)
    await untilOnDevice(page, cinemas)
    await stage.goDown()
    await browser.close()

    const again = await browser.open()
    // Before the first showtime of the day after.
    await again.clock.setFixedTime(fromBerlin(addDays(toBerlinDate(new Date()), 1), '11:00'))
    await again.goto('/kino/kinoprogramm/lieblingskinos')
    await expect(again.getByText(/Stand: gestern \d\d:\d\d/)).toBeVisible()
    const main = again.getByRole('main')
    for (const { name } of cinemas) await expect(main.getByRole('link', { name }).first()).toBeVisible()
    // A showtime, of which the device knows what its programme says.
    const times = main.getByRole('article').filter({ has: again.getByRole('link', { name: cinemas[1]?.name ?? '' }) })
    await times
      .last()
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .last()
      .click()
    await expect(again.getByRole('dialog')).toContainText('Stand: gestern')
    // A day's programme that was never opened, and a film's page.
    const [first] = cinemas
    await again.goto(`/kinos/${first?.permalink}`)
    await expect(again.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible()
    await expect(again.getByText(/Stand: gestern/).first()).toBeVisible()
    await again
      .getByRole('heading', { name: first?.tomorrow ?? '' })
      .getByRole('link')
      .click()
    await expect(again.getByRole('heading', { level: 1, name: first?.tomorrow ?? '' })).toBeVisible()

    await again.goto('/unterwegs')
    const row = again.getByRole('listitem').filter({ hasText: first?.name ?? '' })
    await expect(row).toContainText('Stand: gestern')
    await row.getByRole('button').click()
    await expect(row).toBeHidden()
  } finally {
    await browser.dispose()
  }
})

test('a cinema that is marked at once is fetched at once, also over a reload', async ({ stage }) => {
  const [cinema] = await someCinemas(stage.url, 1)
  if (!cinema) throw new Error('no cinema')
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    const bundle = () => page.evaluate(async () => (await caches.match('/api/cinemas/bundle')) !== undefined)
    await page.goto('/unterwegs')
    await untilControlled(page)
    // A clock that stands: whatever waits for some seconds after a load waits for ever.
    await page.clock.install()
    await page.goto(`/kinos/${cinema.permalink}`)
    await page.getByRole('button', { name: 'Als Lieblingskino merken' }).click()
    await expect(page.getByText('Sein Programm der nächsten sieben Tage', { exact: false })).toBeVisible()
    await page.reload()
    await expect.poll(bundle, { timeout: 30_000 }).toBe(true)
  } finally {
    await browser.dispose()
  }
})

test('signing in makes a visitor’s favourites the member’s, each exactly once', async ({ page, stage }) => {
  const cinemas = await someCinemas(stage.url, 2)
  await keep(page, cinemas)
  await page.goto('/anmelden')
  const form = page.getByRole('main')
  await form.getByLabel('Benutzername').fill('neuling')
  await form.getByLabel('Passwort').fill('popcorn-im-dunkeln')
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Willkommen zurück, neuling.', { exact: false })).toBeVisible()

  const names = async () => {
    const { items } = await (await page.request.get('/api/me/cinemas')).json()
    return items.map((cinema: { name: string }) => cinema.name).sort()
  }
  await expect.poll(names, { timeout: 100_000 }).toEqual(cinemas.map(({ name }) => name).sort())
  await page.goto(`/kino/kinoprogramm/lieblingskinos?date=${addDays(toBerlinDate(new Date()), 1)}`)
  const main = page.getByRole('main')
  for (const { name } of cinemas) await expect(main.getByRole('link', { name }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Noch kein Lieblingskino')).toBeVisible()
  for (const { permalink } of cinemas) {
    if (!stage.database) break
    const effects = await stage.database.effectsOnCinema(permalink)
    expect(effects.filter(({ username }) => username === 'neuling')).toMatchObject([{ kind: 'favourite.set' }])
  }
})
