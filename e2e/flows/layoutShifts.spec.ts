import { expect } from '@playwright/test'
import { readShifts, scrollToEnd, watchShifts } from '../support/layoutShifts.ts'
import { type Screen, screensOf } from '../support/screens.ts'
import { test } from '../support/stage.ts'
import { ofFilm } from '../support/ways.ts'

test.describe.configure({ mode: 'parallel', timeout: 600_000 })
test.use({ trace: 'off' })

/** As much as a page may move in all, as CLS counts. */
const STILL = 0.02

const widths = { phone: 390, desktop: 1280 }
const { 'above a page': _above, ...pages } = screensOf

for (const [device, width] of Object.entries(widths)) {
  for (const [group, screens] of Object.entries(pages)) {
    test(`pages ${group} stand still on a ${device} while they are scrolled to their end`, async ({ page, stage }) => {
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      const faults: string[] = []
      for (const [name, { route, open }] of Object.entries<Screen>(screens)) {
        await (open ? open(page, stage.url) : page.goto(route))
        await scrollToEnd(page)
        const shifts = await readShifts(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        if (sum > STILL) faults.push(`${name}: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`)
      }
      expect(faults).toEqual([])
    })
  }

  test(`a film's page stands still on a ${device} although trivia and comments come late`, async ({ page, stage }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/api\/movies\/[^/]+\/(comments|trivia)/, async (route) => {
      await arrived
      await route.continue()
    })
    await ofFilm('')(page, stage.url)
    // The router begins every page at its top, at some moment of its coming to life.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByText('Die Kommentare werden geladen')).toBeAttached({ timeout: 1000 })
    }).toPass()
    arrive()
    await scrollToEnd(page)
    const shifts = await readShifts(page)
    expect(
      shifts.reduce((total, { value }) => total + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(STILL)
  })
}
