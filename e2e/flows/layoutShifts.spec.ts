import { expect, type Page } from '@playwright/test'
import { readShifts, scrollToEnd, watchShifts } from '../support/layoutShifts.ts'
import { type Screen, screensOf, screensOfMembers } from '../support/screens.ts'
import { type Stage, test } from '../support/stage.ts'
import { signIn } from '../support/visitor.ts'
import { at, ofFilm } from '../support/ways.ts'

/** As much as a page may move in all, as CLS counts. */
const STILL = 0.02

/** Nothing is said of the film; of the series much, by friends, too. */
const titles: Readonly<Record<string, Screen>> = {
  film: { route: '/movies/$permalink', open: at('/movies/dune-part-three') },
  series: { route: '/serie/$permalink', open: at('/serie/game-of-thrones') },
}

/** Opens screens one after the other and scrolls each to its end. Answers which of them moved, by how much, and what. */
async function findMoving(page: Page, stage: Stage, screens: Readonly<Record<string, Screen>>): Promise<string[]> {
  await watchShifts(page)
  const faults: string[] = []
  for (const [name, { route, open }] of Object.entries(screens)) {
    await (open ? open(page, stage.url) : page.goto(route))
    await scrollToEnd(page)
    const shifts = await readShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    if (sum > STILL) faults.push(`${name}: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`)
  }
  return faults
}

for (const [device, width] of Object.entries({ phone: 390, desktop: 1280 })) {
  test(`pages of the cinema stand still on a ${device} while they are scrolled to their end`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    expect(await findMoving(page, stage, screensOf['of the cinema'])).toEqual([])
  })

  test(`a member's own pages stand still on a ${device} while they are scrolled to their end`, async ({
    page,
    context,
    stage,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(context, stage.url, 'kinofan')
    expect(await findMoving(page, stage, { ...titles, ...screensOfMembers })).toEqual([])
  })
}

test("a film's page stands still on a phone although trivia and comments come late", async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 844 })
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
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(STILL)
})

test("a series' page stands still on a phone although what friends say comes last", async ({
  page,
  context,
  stage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(context, stage.url, 'kinofan')
  await watchShifts(page)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/api\/series\/[^/]+\/opinions/, async (route) => {
    await arrived
    await route.continue()
  })
  const below = page.waitForResponse(/\/api\/series\/[^/]+\/comments/)
  await page.goto('/serie/game-of-thrones')
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText('Was deine Freunde sagen, wird geladen')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await below
  await expect(page.getByRole('heading', { name: 'Kommentare', includeHidden: true })).toBeAttached()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  arrive()
  await expect(page.getByRole('heading', { name: 'Was deine Freunde sagen' })).toBeVisible()
  await scrollToEnd(page)
  const shifts = await readShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(STILL)
})

for (const [what, list, path] of [
  ['film', '/kino/kinoprogramm?city=berlin', '/movies/'],
  ['series', '/serie', '/serie/'],
] as const) {
  test(`the page of a ${what} stands still although where it is shown comes late`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    const late = { consumptions: () => {}, showtimes: () => {} }
    for (const part of ['consumptions', 'showtimes'] as const) {
      const arrived = new Promise<void>((resolve) => {
        late[part] = resolve
      })
      await page.route(new RegExp(`/api/(movies|series)/[^/]+/${part}`), async (route) => {
        await arrived
        await route.continue()
      })
    }
    // The server's own page would have all of it.
    await page.goto(list)
    await page.getByRole('main').locator(`a[href^="${path}"]`).filter({ hasText: /\S/ }).first().click()
    const loading = page.getByText('Die Angebote werden geladen')
    await expect(loading).toBeAttached()
    await page.getByRole('heading', { name: 'Wo läuft’s?' }).evaluate((element) => element.scrollIntoView())
    const answered = page.waitForResponse(/\/consumptions/)
    late.consumptions()
    await answered
    late.showtimes()
    await expect(loading).toHaveCount(0)
    // A button that is busy hides nothing.
    const community = page.getByRole('heading', { name: 'Trivia' }).first()
    await scrollToEnd(page)
    await expect(community).toBeVisible()
    const column = page.getByRole('heading', { name: 'Wo läuft’s?' }).locator('..')
    await column.evaluate((element) =>
      element.appendChild(document.createElement('button')).setAttribute('aria-busy', 'true'),
    )
    await expect(community).toBeVisible()
    const shifts = await readShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(STILL)
  })
}
