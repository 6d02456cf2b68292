import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { cinemasCall } from '#contract/cinema.ts'
import { programmeFilm } from '../support/films.ts'
import { test } from '../support/stage.ts'

/** Each screen with how it is opened. */
const screens: Record<string, (page: Page, url: string) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  programme: (page) => page.goto('/kino/kinoprogramm'),
  starts: (page) => page.goto('/kino/kinoprogramm/kinostarts'),
  upcoming: (page) => page.goto('/kino/kinoprogramm/demnaechst-im-kino'),
  film: async (page, url) => page.goto(`/movies/${(await programmeFilm(url, 0)).permalink}`),
  'film showtimes': async (page, url) => page.goto(`/movies/${(await programmeFilm(url, 0)).permalink}/kinoprogramm`),
  cinema: async (page, url) => {
    const answer = cinemasCall.answer.parse(await (await fetch(`${url}${cinemasCall.path}?city=berlin`)).json())
    return page.goto(`/kinos/${answer.items[0]?.permalink}`)
  },
  showtime: async (page) => {
    await page.goto('/kino/kinoprogramm')
    await page.getByRole('link', { name: / Uhr/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'sign-in': (page) => page.goto('/anmelden'),
  outbox: (page) => page.goto('/ausstehend'),
  films: (page) => page.goto('/filme'),
  'best films': (page) => page.goto('/filme/beste'),
  'all series': (page) => page.goto('/serie'),
  'place to come': (page) => page.goto('/news'),
  'not found': (page) => page.goto('/gibt/es/nicht'),
}

for (const [name, open] of Object.entries(screens)) {
  test(`the ${name} screen has no accessibility fault, by day and by night`, async ({ page, stage }) => {
    // Colours are measured at rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, stage.url)
    await expect(page.getByRole('main')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
      expect(faults, colorScheme).toEqual([])
    }
  })

  test(`the ${name} screen never scrolls sideways`, async ({ page, stage }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, stage.url)
      await expect(page.getByRole('main')).toBeVisible()
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, `${width} px`).toBe(0)
    }
  })
}
