import { expect, type Page } from '@playwright/test'
import { programmeFilm } from '../support/films.ts'
import { test } from '../support/stage.ts'

/** The addresses that this tab has kept, as written to its session storage. */
const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const state = JSON.parse(sessionStorage.getItem('state') ?? '{"entries":[]}')
    return state.entries.map(([key]: [string]) => key)
  })

// A tab begins to keep its state with the first use of the page: a key is pressed.

test('a tab keeps what it has seen, without what is not to be kept, and shows it without a network', async ({
  page,
  stage,
}) => {
  const film = await programmeFilm(stage.url, 3)
  await page.goto(`/movies/${film.permalink}/kommentare`)
  await page.keyboard.press('Shift')
  await expect.poll(() => keptKeys(page)).toContain(`/api/movies/${film.permalink}`)
  await page.goto('/kino/kinoprogramm?city=berlin')
  await page.goto('/filme/beste')
  await expect.poll(() => keptKeys(page)).toContain('/api/movies?order=best')
  const keys = await keptKeys(page)
  expect(keys).toContain(`/api/movies/${film.permalink}`)
  expect(keys.filter((key) => /comments|\/api\/cinema\/movies|search|session/.test(key))).toEqual([])

  // Another page of the app, loaded before the line went: the tab alone knows the film.
  await page.goto('/filme')
  // It writes only once it has read.
  await expect.poll(() => keptKeys(page)).toContain('/api/movies')
  expect(await keptKeys(page)).toContain(`/api/movies/${film.permalink}`)
  await page.route('**/api/**', (route) => route.abort())
  await page.evaluate((path) => history.pushState(null, '', path), `/movies/${film.permalink}`)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
})

test('what comes with the page is newer than what the tab kept', async ({ page }) => {
  await page.goto('/filme/beste')
  await page.keyboard.press('Shift')
  await expect.poll(() => keptKeys(page)).toContain('/api/movies?order=best')
  const best = await page.getByRole('main').getByRole('link').allTextContents()
  await page.evaluate(() => {
    const state = JSON.parse(sessionStorage.getItem('state') ?? '{}')
    for (const [, loaded] of state.entries) {
      loaded.fetchedAt = '2026-01-01T00:00:00.000Z'
      if (loaded.data.items) loaded.data.items = []
    }
    // The page that is left would write its own once more.
    Storage.prototype.setItem = () => {}
    sessionStorage.state = JSON.stringify(state)
  })
  await page.reload()
  // It writes only once it has read.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('state'))).not.toContain('2026-01-01')
  expect(await page.getByRole('main').getByRole('link').allTextContents()).toEqual(best)
})
