import { expect, type Page } from '@playwright/test'
import { cinemaMoviesCall } from '#contract/programme.ts'
import { topFilm } from '../support/films.ts'
import { holdAnswers } from '../support/heldAnswers.ts'
import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { test } from '../support/stage.ts'
import { untilControlled, untilKept } from '../support/visitor.ts'

test.use({ worker: true })

const PROGRAMME = '/kino/kinoprogramm?city=berlin'
const CHECKED = 'Zeiten werden geprüft'
const times = (page: Page) => page.getByRole('main').getByRole('link', { name: /^\d\d:\d\d/ })
/** A fallback takes as much room as its font but for parts of a pixel; a line that comes or goes counts forty times this. */
const OF_FONTS = 0.001
const sum = (shifts: { value: number }[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Visits the programme until its worker is in control and has kept it, with the pages of its first films. */
async function visitProgramme(page: Page, permalink: string): Promise<void> {
  await page.goto(PROGRAMME)
  await page.keyboard.press('Shift')
  await untilControlled(page)
  await untilKept(page, `/api/movies/${permalink}`)
  await untilKept(page, `${cinemaMoviesCall.path}?city=berlin&date=`)
  await untilKept(page, `/api/movies/${permalink}/consumptions`)
}

for (const [device, width] of Object.entries({ phone: 390, desktop: 1280 })) {
  test(`what was seen is there before the server has answered, and stays where it is on a ${device}`, async ({
    page,
    stage,
  }) => {
    const film = await topFilm(stage.url)
    await visitProgramme(page, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    await expect(times(page).first()).toBeVisible()
    // An answer that the tab itself got within the last minute is not asked for again.
    const tab = await page.context().newPage()
    await tab.setViewportSize({ width, height: 844 })
    await watchShifts(tab)

    const held = holdAnswers(stage)
    await tab.goto(PROGRAMME)
    await expect(tab.getByText(CHECKED)).toBeVisible()
    await expect(times(tab).first()).toBeVisible()
    await expect(tab.getByText(/Stand: heute \d\d:\d\d/)).toBeVisible()
    await tab.getByRole('heading', { name: film.title }).getByRole('link').click()
    await expect(tab.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
    await expect(times(tab).first()).toBeVisible()
    await expect(tab.getByText(CHECKED)).toBeVisible()
    await expect(tab.getByText(/Stand: heute \d\d:\d\d/).first()).toBeVisible()
    expect(held.count()).toBeGreaterThan(0)

    held.release()
    await expect(tab.getByText(CHECKED)).toHaveCount(0)
    await expect(tab.getByText(/Stand:/)).toHaveCount(0)
    await tab.goBack()
    await expect(times(tab).first()).toBeVisible()
    await expect(tab.getByText(CHECKED)).toHaveCount(0)
    const shifts = await readShifts(tab)
    expect(sum(shifts), JSON.stringify(shifts)).toBeLessThan(OF_FONTS)
  })
}

test('a showtime that was cancelled is not confirmed, and goes with the answer', async ({ page, stage }) => {
  const film = await topFilm(stage.url)
  await visitProgramme(page, film.permalink)
  await page.goto(PROGRAMME)
  await expect(times(page).first()).toBeVisible()
  await expect(page.getByText(CHECKED)).toHaveCount(0)
  const cancelled = await times(page).first().getAttribute('href')
  const id = new URL(cancelled ?? '', stage.url).searchParams.get('showtime')
  const chip = page.locator(`main a[href*="${encodeURIComponent(id ?? '')}"]`).first()

  const held = holdAnswers(stage, (input, body) =>
    input.url?.startsWith(cinemaMoviesCall.path) ? without(id, body) : 'pass',
  )
  await page.goto(PROGRAMME)
  await expect(chip).toHaveAttribute('data-unsure', 'true')
  await expect(page.getByText(CHECKED)).toBeVisible()
  held.release()
  await expect(chip).toHaveCount(0)
  await expect(page.getByText(CHECKED)).toHaveCount(0)
  await expect(times(page).first()).not.toHaveAttribute('data-unsure')
})

/** A programme without one of its showtimes. */
function without(id: string | null, body: Buffer): Buffer {
  const programme = JSON.parse(body.toString())
  for (const { cinemas } of programme.items)
    for (const cinema of cinemas) cinema.showtimes = cinema.showtimes.filter((each: { id: string }) => each.id !== id)
  return Buffer.from(JSON.stringify(programme))
}

test('a list that was opened by its address is there after a reload without a network', async ({ page, stage }) => {
  await page.goto('/liste')
  await untilControlled(page)
  const address = await page.getByRole('main').locator('a[href^="/liste/"]').first().getAttribute('href')
  // A tab of its own, in which nothing is pressed.
  const tab = await page.context().newPage()
  await tab.goto(address ?? '')
  const name = await tab.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('state') ?? '')).toContain('/api/lists/')
  await stage.goDown()
  await tab.reload()
  await expect(tab.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})

test('a reload keeps the scroll position with the worker in control', async ({ page, stage }) => {
  await page.goto('/filme')
  await page.keyboard.press('Shift')
  await untilControlled(page)
  await untilKept(page, '/api/movies')
  await page.goto('/filme')
  await expect(page.getByRole('main').getByRole('link').nth(20)).toBeAttached()
  const held = holdAnswers(stage)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  held.release()
  await expect(page.getByText(/Stand:/)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
