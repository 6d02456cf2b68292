import { expect, type Page } from '@playwright/test'
import { test } from '../support/stage.ts'

/** Opens a page whose scripts do not arrive. @returns how to let them through. */
async function openHeld(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // `page.goto` would wait until the app has started.
  await page.evaluate((address) => location.assign(address), url)
  return release
}

test('a press before the app has started is shown, and has its effect once the app has', async ({ page, stage }) => {
  const release = await openHeld(page, `${stage.url}/`)
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menü' })
  await menu.click()
  await menu.click()
  await expect(menu).toHaveCSS('opacity', '0.6')
  const sheet = page.getByRole('navigation', { name: 'Menü', exact: true })
  await expect(sheet).toHaveCount(0)
  release()
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toHaveCSS('opacity', '1')
})

test('a press on the frame of the worker’s shell counts, too', async ({ page, stage }) => {
  const release = await openHeld(page, `${stage.url}/index.html`)
  const link = page.locator('#frame a[href="/kino/kinoprogramm"]').last()
  const box = await link.boundingBox()
  if (!box) throw new Error('The frame shows no such link')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  release()
  await expect(page).toHaveURL(/\/kino\/kinoprogramm/)
})
