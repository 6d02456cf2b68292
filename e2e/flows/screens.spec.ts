import { expect, type Page } from '@playwright/test'
import { findColourFaults } from '../support/colourFaults.ts'
import { allRoutes, routeOf } from '../support/routes.ts'
import { findScreenFaults, findSidewaysFaults } from '../support/screenFaults.ts'
import { type Screen, screensOf, screensOfMembers } from '../support/screens.ts'
import { screensOfModerators } from '../support/screensOfModerators.ts'
import { type Stage, test } from '../support/stage.ts'
import { signIn, untilControlled } from '../support/visitor.ts'

// Two stages at once, a dozen screens at a few seconds each, on a machine that may have other things to do.
test.describe.configure({ mode: 'parallel', timeout: 600_000 })
// With the worker in control: whatever a screen does against the page's policy fails its sweep (`stage.ts`), and the
// worker's shell is what most visits get.
test.use({ worker: true })

/** Opens a screen and waits until all of it is there, also what comes as somebody scrolls. */
async function openScreen(page: Page, { url }: Stage, { route, open, width = 1280 }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
  await (open ? open(page, url) : page.goto(route))
  expect(await routeOf(page)).toBe(route)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  // A skeleton is no screen, and neither is the empty shell before its scripts have found out what to show.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
}

async function sweep(page: Page, stage: Stage, screens: Readonly<Record<string, Screen>>): Promise<void> {
  await page.goto('/')
  await untilControlled(page)
  const faults: string[] = []
  for (const [name, screen] of Object.entries(screens)) {
    await openScreen(page, stage, screen)
    faults.push(...(await findScreenFaults(page)).map((fault) => `${name}: ${fault}`))
  }
  expect(faults).toEqual([])
}

for (const [group, screens] of Object.entries(screensOf)) {
  test(`screens ${group}: no fault by day and night, at every width, at rest`, async ({ page, stage }) => {
    await sweep(page, stage, screens)
  })
}

for (const [username, screens] of Object.entries({ kinofan: screensOfMembers, moderation: screensOfModerators })) {
  test(`screens of ${username}: no fault by day and night, at every width, at rest`, async ({
    page,
    context,
    stage,
  }) => {
    await signIn(context, stage.url, username)
    await sweep(page, stage, screens)
  })
}

test('no route is left out', async ({ page }) => {
  await page.goto('/')
  const groups = [...Object.values(screensOf), screensOfMembers]
  const swept = groups.flatMap((screens) => Object.values(screens).map(({ route }) => route))
  expect((await allRoutes(page)).filter((route) => !swept.includes(route))).toEqual([])
})

const some: Screen[] = [
  screensOf['of the cinema'].home,
  screensOf['of the cinema'].programme,
  screensOf['of the catalogue'].film,
  screensOf['of accounts']['sign-in'],
  screensOf['of accounts'].registration,
  screensOf['of words, and to come']['place of a member'],
]

test('a screen opened at 320 px fits, too', async ({ page, stage }) => {
  for (const screen of some) {
    await openScreen(page, stage, { ...screen, width: 320 })
    expect(await page.evaluate(findSidewaysFaults), page.url()).toEqual([])
  }
})

test('in forced colours every text is seen, buttons have edges, and the focus shows', async ({ page, stage }) => {
  for (const screen of some) {
    await openScreen(page, stage, screen)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    expect(await page.evaluate(findColourFaults), page.url()).toEqual([])
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      })
      expect(outline, `${page.url()} step ${step}`).toBeGreaterThanOrEqual(2)
    }
  }
})

test('from home to a rating by the keyboard alone', async ({ page, context, stage }) => {
  await signIn(context, stage.url, 'kinofan')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  /** Presses Tab until the focus stands on what is wanted. */
  const tabTo = async (wanted: string) => {
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return
    }
    throw new Error(`Tab never reaches ${wanted}`)
  }
  await tabTo('a[href="#inhalt"]')
  await page.keyboard.press('Enter')
  await tabTo('main a[href^="/movies/"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/movies\//)
  const slider = page.getByRole('slider', { name: 'Deine Wertung' })
  await expect(slider).toBeVisible()
  await tabTo('input[type="range"]')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(slider).toHaveValue('9.5')
  const { database } = stage
  if (!database) return
  const permalink = new URL(page.url()).pathname.split('/')[2] ?? ''
  await expect.poll(() => database.ratingOf('kinofan', permalink)).toBe(9.5)
})
