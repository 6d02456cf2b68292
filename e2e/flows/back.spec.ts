import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/stage.ts'

/** Journeys from each list to one of its items and back. */
const JOURNEYS = 25

/** Lists that are shown longer than they come, and what loads more of them. */
const lists = ['/filme?view=rows&genre[]=Drama&order=best', '/people', '/kino/kinoprogramm']

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

/** The place of an item in the window, in px, once nothing scrolls any more. */
const topOf = (item: Locator): Promise<number> =>
  item.evaluate(async (element) => {
    let top = Number.NaN
    for (let still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame)
      const now = element.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
    return top
  })
