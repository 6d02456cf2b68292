import { expect, type Page } from '@playwright/test'
import { untilOffered } from '../support/consent.ts'
import { topFilm } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { findPartFaults } from '../support/screenFaults.ts'
import { test } from '../support/stage.ts'
import { collectComplaints } from '../support/visitor.ts'

test.use({ asked: true })

const preferences = (page: Page) => page.getByRole('dialog', { name: 'Einstellungen anpassen' })
const fromFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Einstellungen anpassen' }).click()

test('before consent a page asks no other host for anything, and its policy allows none', async ({ page, stage }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const film = await topFilm(stage.url)
  for (const path of ['/', '/kino/kinoprogramm', `/movies/${film.permalink}`, '/filme', '/anmelden']) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy, path).not.toMatch(/https?:|wss?:|\*|[a-z0-9-]+\.[a-z]{2,}/)
    const html = (await answer?.text()) ?? ''
    expect(
      html.match(/<(?:script|img|iframe|video|source)\b[^>]*\bsrc(?:set)?="(?:https?:)?\/\/[^"]*/g),
      path,
    ).toBeNull()
  }
  await untilOffered(page)
  expect(asked.filter((url) => !url.startsWith(stage.url) && !url.startsWith('data:'))).toEqual([])
})

test('the choice is offered without moving the page, and refusing it is one press that holds', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/')
  const offer = await untilOffered(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const { shift, largest } = await page.evaluate(
    () =>
      new Promise<{ shift: number; largest: string }>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
          resolve({ shift, largest: last.element?.closest('section')?.getAttribute('aria-label') ?? 'the page' })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(shift).toBeLessThan(0.02)
  expect(largest).not.toBe('Deine Zustimmung')
  await offer.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(offer).toBeHidden()
  await page.goto('/filme')
  await fromFooter(page)
  await expect(preferences(page).getByRole('switch', { checked: false })).toHaveCount(5)
  await expect(offer).toBeHidden()
  expect(complaints).toEqual([])
})

test('single vendors are allowed by keyboard, known after a reload and in another tab, and taken back', async ({
  page,
  context,
}) => {
  await page.goto('/filme')
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Einstellungen anpassen' })
  await button.focus()
  await page.keyboard.press('Enter')
  await preferences(page).getByRole('switch', { name: 'Videos' }).focus()
  await page.keyboard.press('Space')
  await preferences(page).getByRole('button', { name: 'Auswahl speichern' }).focus()
  await page.keyboard.press('Enter')
  await expect(preferences(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.goto('/serie')
  await fromFooter(page)
  await expect(preferences(page).getByRole('switch', { name: 'Videos' })).toBeChecked()
  await expect(preferences(page).getByRole('switch', { checked: true })).toHaveCount(1)

  const other = await openTab(context, '/filme')
  await preferences(page).getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(preferences(page)).toBeHidden()
  await other.getByRole('contentinfo').getByRole('button', { name: 'Einstellungen anpassen' }).click()
  await expect(preferences(other).getByRole('switch', { checked: true })).toHaveCount(0)
})

test('closing the preferences without an answer leaves the offer', async ({ page }) => {
  await page.goto('/')
  const offer = await untilOffered(page)
  const adjust = offer.getByRole('button', { name: 'Einstellungen anpassen' })
  await adjust.click()
  await expect(preferences(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await expect(offer).toBeVisible()
  await expect(adjust).toBeFocused()
})

test('offer and preferences have no accessibility fault and fit on every screen, by day and by night', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/filme')
  await untilOffered(page)
  expect(await findPartFaults(page, { widths: [320, 390, 1280] })).toEqual([])
  await page.getByRole('region').getByRole('button', { name: 'Einstellungen anpassen' }).click()
  await expect(preferences(page)).toBeVisible()
  expect(await findPartFaults(page, { widths: [320, 390, 1280] })).toEqual([])
})
