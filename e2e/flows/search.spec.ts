import { expect, type Page } from '@playwright/test'
import { suggestCall } from '#contract/search.ts'
import { topFilm } from '../support/films.ts'
import { findPartFaults } from '../support/screenFaults.ts'
import { test } from '../support/stage.ts'
import { collectComplaints, untilControlled, untilKept } from '../support/visitor.ts'

const desktop = { width: 1280, height: 900 }
const options = (page: Page) => page.locator('search').getByRole('option')

/** The server's suggestions for a text, in its order. */
async function suggested(url: string, q: string) {
  const query = new URLSearchParams({ q, type: 'suggest', v: '2', with_promoted_item: 'true' })
  return suggestCall.answer.parse(await (await fetch(`${url}/api/search?${query}`)).json())
}

test('a suggestion is found and opened with the keyboard alone, without loading the app anew', async ({
  page,
  stage,
}) => {
  const complaints = collectComplaints(page)
  const [first, second] = await suggested(stage.url, 'no')
  await page.setViewportSize(desktop)
  await page.goto('/kino/kinoprogramm')
  const field = page.locator('input[name=q]')
  expect((await field.boundingBox())?.height).toBe(40)
  await field.focus()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.keyboard.type('no')
  await expect(options(page).first()).toContainText(first?.title ?? '')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('search').getByRole('option', { selected: true })).toContainText(second?.title ?? '')
  expect(await page.locator('[role=option] img').first().boundingBox()).toMatchObject({ width: 74 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(second?.path ?? '')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expect(options(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('"Alle anzeigen" comes after the last suggestion, in sight, and leads to all results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/kino/kinoprogramm')
  await page.locator('input[name=q]').fill('no')
  await expect(options(page).first()).toBeVisible()
  const count = (await options(page).count()) - 1
  for (let step = 0; step <= count; step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.locator('search').getByRole('option', { selected: true })).toHaveText('Alle anzeigen')
  await expect(page.locator('search').getByRole('option', { selected: true })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/suche?q=no')
})

test('on a phone the form covers the page, takes the focus and gives it back', async ({ page }) => {
  await page.goto('/kino/kinoprogramm')
  const field = page.locator('input[name=q]')
  const toggle = page.getByRole('link', { name: 'Suche' })
  await expect(field).toBeHidden()
  await toggle.click()
  await expect(field).toBeFocused()
  expect((await field.boundingBox())?.height).toBe(40)
  await field.fill('no')
  await expect(options(page).first()).toBeVisible()
  const panel = await page.getByRole('listbox').boundingBox()
  expect(panel?.width).toBeGreaterThan(360)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('no')
  await page.getByRole('button', { name: 'Suche schließen' }).click()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await field.click()
  await options(page).first().click()
  await expect(page).toHaveURL(/\/(movies|series|people|kinos)\//)
  await expect(field).toBeHidden()
})

test('the open search has no accessibility fault, by day and by night, wide and narrow', async ({ page }) => {
  for (const viewport of [desktop, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    if (viewport.width < 1024) await page.getByRole('link', { name: 'Suche' }).click()
    await page.locator('input[name=q]').fill('no')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await findPartFaults(page, { within: 'search', widths: [viewport.width] })).toEqual([])
  }
})

test.describe('with a worker', () => {
  test.use({ worker: true })

  test('without a network the device suggests what it holds, and nothing typed is kept by the worker', async ({
    page,
    stage,
  }) => {
    await page.setViewportSize(desktop)
    const film = await topFilm(stage.url)
    await page.goto('/kino/kinoprogramm')
    await untilControlled(page)
    await untilKept(page, `/api/movies/${film.permalink}`)
    const field = page.locator('input[name=q]')
    await field.fill('no')
    await expect(options(page).first()).toBeVisible()
    const kept = await page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
      }
      return urls.filter((url) => url.includes('/api/search'))
    })
    expect(kept).toEqual([])

    await stage.goDown()
    await field.fill(film.title)
    await expect(page.getByText('Ohne Netz: das passt auf deinem Gerät.')).toBeVisible()
    await expect(options(page).first()).toContainText(film.title)
    await field.fill('xyzzy')
    await expect(page.getByText('Ohne Netz, und auf deinem Gerät passt nichts dazu.')).toBeVisible()
    await expect(field).toHaveValue('xyzzy')
    await stage.comeBack()
    await field.fill('no')
    await expect(options(page).first()).toBeVisible()
  })
})

test('without JavaScript the form asks by a plain GET', async ({ browser, stage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop })
  const page = await context.newPage()
  await page.goto(`${stage.url}/kino/kinoprogramm`)
  await page.locator('input[name=q]').fill('der pate')
  await expect(page.getByRole('button', { name: 'Eingabe löschen' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/suche\?q=der(\+|%20)pate$/)
  await expect(page.locator('header input[name=q]')).toHaveValue('der pate')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Der Pate/ })
      .first(),
  ).toBeVisible()

  await page.locator('main input[name=q]').fill('die')
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('link', { name: /^Filme \d/ }).click()
  const results = page.getByRole('main').locator('a[data-kind=Movie]')
  await expect(results).toHaveCount(24)
  await page.getByRole('link', { name: 'Mehr laden' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(results).toHaveCount(48)
  await context.close()
})

test('text typed while the suggestions load is searched for', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/kino/kinoprogramm')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/SearchSuggestions/, async (route) => {
    await held
    await route.continue()
  })
  await page.locator('input[name=q]').pressSequentially('no')
  letGo()
  await expect(options(page).first()).toBeVisible()
  await expect(page.locator('input[name=q]')).toHaveValue('no')
})
