import { expect, type Page } from '@playwright/test'
import { quickRatingsCall } from '#contract/quickRatings.ts'
import { RealBrowser } from '../support/browser.ts'
import { SENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled } from '../support/visitor.ts'

test.describe.configure({ retries: 0 })

const front = (page: Page) => page.getByRole('region', { name: 'Titel bewerten' }).getByRole('heading')

/** Rates the title in front by a key, waits for the next one, and answers its name. */
async function rateByKey(page: Page, key: string): Promise<string> {
  const name = (await front(page).textContent()) ?? ''
  await page.keyboard.press(key)
  await expect(front(page)).not.toHaveText(name)
  return name
}

test('thirty titles are rated by keys, the server away after the tenth, and each takes effect once', async ({
  stage,
}) => {
  const browser = new RealBrowser(stage.url)
  try {
    await browser.open()
    await signIn(browser.opened, stage.url, 'neuling')
    await browser.close()
    const page = await browser.open()
    await page.goto('/quickratings')
    await untilControlled(page)
    await expect(front(page)).toBeVisible()
    await page.getByRole('region', { name: 'Titel bewerten' }).focus()
    const rated: string[] = []
    for (let count = 0; count < 10; count += 1) rated.push(await rateByKey(page, String((count % 9) + 1)))
    await stage.goDown()
    for (let count = 10; count < 30; count += 1) rated.push(await rateByKey(page, String((count % 9) + 1)))
    expect(new Set(rated).size).toBe(30)

    // One is taken back, and rated by a swipe.
    const before = await front(page).textContent()
    await page.keyboard.press('u')
    await expect(front(page)).toHaveText(rated[29] ?? '')
    expect(before).not.toBe(rated[29])
    const poster = await page.locator('[data-place="0"]').boundingBox()
    if (!poster) throw new Error('no poster is in front')
    const [x, y] = [poster.x + poster.width / 2, poster.y + poster.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 150, y, { steps: 12 })
    await page.mouse.up()
    await expect(front(page)).toHaveText(before ?? '')

    await stage.comeBack()
    await page.reload()
    // The pile goes on where it was, and nothing rated comes again.
    await expect(front(page)).toHaveText(before ?? '')
    const unrated = async () => {
      const answer = await page.request.get(quickRatingsCall.path)
      return quickRatingsCall.answer.parse(await answer.json()).items.map(({ title }) => title)
    }
    await expect.poll(async () => (await unrated()).filter((title) => rated.includes(title)), SENT).toEqual([])
    if (stage.database) {
      const effects = await stage.database.ratingsOf('neuling')
      expect(effects.every(({ times }) => times === 1)).toBe(true)
      expect(effects.length).toBeGreaterThanOrEqual(30)
    }
  } finally {
    await browser.dispose()
  }
})

test('nothing shifts while five titles are rated', async ({ page, context, stage }) => {
  await signIn(context, stage.url, 'kritik')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/quickratings')
  for (let count = 0; count < 5; count += 1) {
    const name = (await front(page).textContent()) ?? ''
    // As a script does it: shifts that follow a press would not count.
    await page.getByRole('slider', { name: 'Deine Wertung' }).fill(String(5 + count))
    await expect(page.getByText(`${5 + count},0`, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(front(page)).not.toHaveText(name)
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // As it is counted: by the thousandth.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 3)
})
