import { expect, type Page } from '@playwright/test'
import { scrollHomeTo } from '../support/homePage.ts'
import { test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

/** Collects the layout shifts that no input has caused. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const watched = window as Window & { shifts?: Shift[] }
    const shifts: Shift[] = []
    watched.shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const moved = entry.sources.map(({ node, previousRect: { y: from }, currentRect: { y: to } }) => {
          const part = node instanceof Element ? `<${node.localName} class="${node.className}">` : node?.textContent
          return `${part} from ${from} to ${to}`
        })
        if (!entry.hadRecentInput) shifts.push({ by: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (limit: number) => {
    const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? [])
    const sum = shifts.reduce((all, { by }) => all + by, 0)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(limit)
  }
}

type Shift = { by: number; moved: string[] }
type LayoutShift = {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Scrolls like a hand: in steps, with a rendering of the page between them. */
async function scrollBy(page: Page, pixels: number) {
  for (let step = 0; step < 4; step++) {
    await page.mouse.wheel(0, pixels / 4)
    await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
  }
}

/** Whether the page is hydrated: its buttons work. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )

test('the footer comes with the first page, is asked for by nobody again, and moves nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const expectShiftsBelow = await watchShifts(page)
  await page.setViewportSize(DESKTOP)
  const answer = await page.goto('/filme')
  expect(await answer?.text()).toContain('Populäre Stars')
  await isAlive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const name of ['Zu Lichtspiel', 'Aktuell im Kino & DVD', 'Populäre Stars', 'Kommende Filme']) {
    const column = page.getByRole('contentinfo').locator('section', { has: page.getByRole('heading', { name }) })
    await expect(column.getByRole('link').first()).toBeVisible()
  }
  await expectShiftsBelow(0.01)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/pages/imprint')
  expect(asked).not.toContain('/api/footer')
})

test('on phones the footer has one column open at a time, and a second tap closes it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const open = () => footer.locator('details[open] summary').allInnerTexts()
  await footer.getByText('Populäre Stars').filter({ visible: true }).click()
  expect(await open()).toEqual(['Populäre Stars'])
  await footer.getByText('Kommende Filme').filter({ visible: true }).click()
  expect(await open()).toEqual(['Kommende Filme'])
  await footer.getByText('Kommende Filme').filter({ visible: true }).click()
  expect(await open()).toEqual([])
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the section's pages come back under the header while scrolling up, on a ${name}`, async ({ page }) => {
    const expectShiftsBelow = await watchShifts(page)
    await page.setViewportSize(viewport)
    await page.goto('/kino/kinoprogramm/kinostarts')
    await isAlive(page)
    const bar = page.getByRole('main').locator('nav[data-state]')
    await expect(bar).toHaveAttribute('data-state', 'resting')
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await scrollBy(page, 800)
    await expect(bar).toHaveAttribute('data-state', 'hidden')
    await expect(bar).toBeHidden()
    await scrollBy(page, -200)
    await expect(bar).toHaveAttribute('data-state', 'shown')
    await expect(bar).toBeVisible()
    const header = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => Math.abs(((await bar.boundingBox())?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))))
      .toBeLessThanOrEqual(1)
    await scrollBy(page, 200)
    await expect(bar).toBeHidden()
    await scrollBy(page, -3000)
    await expect(bar).toHaveAttribute('data-state', 'resting')
    await expect(bar.getByRole('link', { name: 'Kinostarts' })).toHaveAttribute('aria-current', 'page')
    await expectShiftsBelow(0.02)
  })
}

test('a tooltip stands by its thing, one at a time, until Escape', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await isAlive(page)
  const link = page.getByRole('link', { name: 'Mastodon' })
  await scrollHomeTo(link)
  await link.hover()
  const shown = page.getByRole('tooltip').filter({ visible: true })
  await expect(shown).toHaveText(['Mastodon'])
  const [tip, thing] = [await shown.boundingBox(), await link.boundingBox()]
  if (!tip || !thing) throw new Error('the tooltip or its link has no box')
  expect(Math.abs(tip.x + tip.width / 2 - (thing.x + thing.width / 2))).toBeLessThan(2)
  expect(thing.y - (tip.y + tip.height)).toBeGreaterThanOrEqual(0)
  expect(thing.y - (tip.y + tip.height)).toBeLessThan(20)
  await page.getByRole('link', { name: 'YouTube' }).focus()
  await expect(shown).toHaveText(['YouTube'])
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
})

for (const path of ['/', '/kino/kinoprogramm', '/filme', '/podcast']) {
  test(`the page ${path} comes to rest`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.goto(path)
    const worked = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    }
    // Half a second with hardly any script: a page that renders in a loop never has one.
    const share = async () => {
      const before = await worked()
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      return ((await worked()) - before) / 0.5
    }
    await expect.poll(share).toBeLessThan(0.1)
  })
}

test('a page of one message says it in the middle, in italics', async ({ page }) => {
  await page.goto('/hinweis/link-abgelaufen')
  const message = page.getByText('Dieser Link gilt nicht mehr.')
  await expect(message).toHaveCSS('font-style', 'italic')
  const box = await message.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - PHONE.width / 2)).toBeLessThan(2)
  expect((await page.goto('/hinweis/gibt-es-nicht'))?.status()).toBe(404)
})

for (const [device, width] of Object.entries({ phone: 390, desktop: 1280 })) {
  test(`a lost connection is said without moving the page under a finger on a ${device}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/kino/kinoprogramm')
    await expect(page.locator('html[data-live]')).toBeAttached()
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
    const before = await link.boundingBox()
    await context.setOffline(true)
    const banner = page.getByText(/^Offline/).last()
    await expect(banner).toBeInViewport()
    await expect(banner).toHaveCount(1)
    expect(await link.boundingBox()).toEqual(before)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click({ trial: true })
  })
}

test('the notice for Internet Explorer runs under the policy of the page, once a day', async ({ browser, stage }) => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
  const context = await browser.newContext({ userAgent, baseURL: stage.url })
  const page = await context.newPage()
  // Chromium passes over a script for browsers without modules, whatever it calls itself.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<script nomodule ', '<script ') })
  })
  await page.goto('/')
  const notice = page.locator('#legacy-notice')
  await notice.getByRole('button', { name: 'verstanden' }).click()
  await expect(notice).toHaveCount(0)
  const cookie = (await context.cookies()).find(({ name }) => name === 'read-ie-consent')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await context.close()
})

test.describe('with the worker', () => {
  test.use({ worker: true })

  test('a page that the worker starts is painted as the frame of its screen first, and keeps nothing of it', async ({
    page,
  }) => {
    await page.goto('/pages/faq')
    await untilControlled(page)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return
        const { screen = 'rows' } = document.documentElement.dataset
        Object.assign(window, { firstPaint: document.getElementById('frame') && screen })
      }).observe({ type: 'paint', buffered: true })
    })
    for (const [path, screen] of Object.entries({ '/': 'home', '/movies/interstellar': 'title', '/filme': 'rows' })) {
      await page.goto(path)
      await expect(page.getByRole('main')).not.toBeEmpty()
      await expect(page.locator('#frame')).toHaveCount(0)
      expect(await page.evaluate(() => (window as unknown as { firstPaint: string | null }).firstPaint)).toBe(screen)
    }
  })

  test('a page that the worker starts asks for each face once, and preloads none', async ({ page }) => {
    await page.goto('/pages/faq')
    await untilControlled(page)
    await page.goto('/movies/interstellar')
    await expect(page.getByRole('heading', { level: 1, name: 'Interstellar' })).toBeVisible()
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return asked.filter((path) => path.endsWith('.woff2'))
    })
    expect(faces.length).toBeGreaterThan(1)
    expect(new Set(faces).size).toBe(faces.length)
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0)
  })
})
