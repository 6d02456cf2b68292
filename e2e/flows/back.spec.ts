import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/stage.ts'

/** Journeys from each list to one of its items and back. */
const JOURNEYS = 10

/** Lists that are shown longer than they come, and what loads more of them. */
const lists = ['/filme', '/filme?view=rows&genre[]=Drama&order=best', '/people', '/kino/kinoprogramm']

const items = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/movies/"]:not([href*="kinoprogramm"]), a[href^="/people/"]')
    .filter({ visible: true })

for (const path of lists) {
  test(`back from an item of ${path} shows it where it was`, async ({ page }) => {
    await page.goto(path)
    const more = page.getByRole('main').getByRole('button', { name: 'Mehr laden' })
    for (let pages = 0; pages < 2; pages++) {
      const shown = await items(page).count()
      await more.click()
      await expect.poll(() => items(page).count()).toBeGreaterThan(shown)
    }
    const count = await items(page).count()
    for (let journey = 0; journey < JOURNEYS; journey++) {
      const item = items(page).nth(Math.floor((count * (journey + 0.5)) / JOURNEYS))
      await item.scrollIntoViewIfNeeded()
      const href = await item.getAttribute('href')
      const before = await topOf(item)
      await item.click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${path.replace(/[?[\]]/g, '\\$&')}$`))
      await expect(item).toHaveAttribute('href', href ?? '')
      await expect.poll(async () => Math.abs((await topOf(item)) - before), href ?? '').toBeLessThanOrEqual(2)
    }
  })
}

test('back from a page that has not come yet shows the item where it was', async ({ page }) => {
  await page.goto('/filme')
  await expect(items(page).nth(19)).toBeVisible()
  const item = items(page).nth(19)
  await item.scrollIntoViewIfNeeded()
  const before = await topOf(item)
  await page.route(`**/api${await item.getAttribute('href')}`, () => {})
  await item.click()
  // The skeleton is shorter than the list: the browser scrolls up.
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBeLessThan(2000)
  await page.goBack()
  await expect(item).toBeVisible()
  await expect.poll(async () => Math.abs((await topOf(item)) - before)).toBeLessThanOrEqual(2)
})

/** The place of an item in the window, in px, once nothing scrolls any more. */
const topOf = (item: Locator): Promise<number> =>
  item.evaluate(async (element) => {
    let top = Number.NaN
    for (let still = 0; still < 3; ) {
      // Headless Chromium sometimes draws no frame until the page changes.
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 100)
      })
      const now = element.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
    return top
  })
