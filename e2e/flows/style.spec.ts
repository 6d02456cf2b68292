import { expect, type Page } from '@playwright/test'
import { COLOUR_RULES, findAxeFaults } from '../support/screenFaults.ts'
import { test } from '../support/stylePage.ts'

/** Scrolls to all components: those below the first view are rendered when they come near. */
async function lookAtAll(page: Page) {
  await page.evaluate(async () => {
    for (const component of document.querySelectorAll('[data-component]')) {
      component.scrollIntoView({ behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

test('every component in every state has no accessibility fault, by day and by night', async ({ page, openStyle }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStyle(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await lookAtAll(page)
    for (const scheme of ['Tag', 'Saal']) {
      await page.getByRole('button', { name: scheme, exact: true }).click()
      const faults = await findAxeFaults(page, scheme === 'Saal' ? { only: COLOUR_RULES } : {})
      expect(faults, `${scheme}, ${width} px`).toEqual([])
    }
  }
})

test('its dialogs have no accessibility fault', async ({ page, openStyle }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStyle(page)
  const opening = page.locator('[data-component=Dialog] button, [data-component=PlaceChip] button')
  for (const open of await opening.all()) {
    await open.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findAxeFaults(page, { within: 'dialog[open]' })).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('it never scrolls sideways', async ({ page, openStyle }) => {
  await openStyle(page)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('the schemes are switched for the page alone', async ({ page, openStyle }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openStyle(page)
  const ground = () => page.locator('main > div').evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground()).toBe('rgb(242, 245, 245)')
  await page.getByRole('button', { name: 'Saal', exact: true }).click()
  expect(await ground()).toBe('rgb(11, 18, 20)')
  await page.reload()
  await expect.poll(ground).toBe('rgb(242, 245, 245)')
})
