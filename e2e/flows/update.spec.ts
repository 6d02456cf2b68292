import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { PENDING, programmeFilm, rate, SENT, shownRating, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { countRatings, expectOnce, visitOnce } from '../support/visitor.ts'

test('a new version waits, announces itself, takes over on consent and loses nothing queued', async ({ stage }) => {
  const film = await programmeFilm(stage.url, 5)
  const before = await countRatings(stage, film.permalink)
  const browser = new RealBrowser(stage.url, { whole: true })
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    stage.proxy.fault = ({ method, url }, body) => {
      if (method === 'PUT') return 'drop'
      return url === '/sw.js' ? Buffer.concat([body, Buffer.from('\n// the next build\n')]) : 'pass'
    }
    // The first answer is lost after the commit: the queue holds an entry whose fate the page does not know.
    await rate(page, 3)
    await expect(page.getByText(PENDING)).toBeVisible()
    const controller = await page.evaluateHandle(() => navigator.serviceWorker.controller)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())

    await expect(page.getByText('Neue Version verfügbar')).toBeVisible({ timeout: 60_000 })
    expect(await page.evaluate((worker) => navigator.serviceWorker.controller === worker, controller)).toBe(true)
    await Promise.all([
      page.waitForEvent('load', { timeout: 60_000 }),
      page.getByRole('button', { name: 'Aktualisieren' }).click(),
    ])
    await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
    const state = () =>
      page.evaluate(async () => {
        const { active, waiting } = await navigator.serviceWorker.ready
        return { waiting: waiting?.state ?? null, controls: navigator.serviceWorker.controller === active }
      })
    await expect.poll(state).toEqual({ waiting: null, controls: true })
    await expect(page.getByText('Neue Version verfügbar')).toBeHidden()
    await expect(shownRating(page)).toHaveValue('3')
    await expect(page.getByText(PENDING)).toBeVisible()

    stage.proxy.fault = () => 'pass'
    await page.reload()
    await expect(page.getByText(UNSENT)).toHaveCount(0, SENT)
    await expectOnce(stage, film.permalink, 3, before)
  } finally {
    await browser.dispose()
  }
})

test('a proxy’s page in the place of the shell is never installed, and the app is once the proxy lets it through', async ({
  stage,
}) => {
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    /** How the installation that this page begins comes to its end. */
    const install = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('/sw.js')
        const worker = registration.installing ?? registration.waiting ?? registration.active
        const isOver = () => worker?.state === 'redundant' || worker?.state === 'activated'
        while (!isOver())
          await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }))
        return worker?.state
      })
    stage.proxy.fault = ({ url }) =>
      url?.startsWith('/index.html') ? Buffer.from('<h1>Wartungsarbeiten</h1>') : 'pass'
    // A page without Trusted Types, which registers nothing itself.
    await page.goto('/api/docs')
    expect(await install()).toBe('redundant')
    stage.proxy.fault = () => 'pass'
    expect(await install()).toBe('activated')
  } finally {
    stage.proxy.fault = () => 'pass'
    await browser.dispose()
  }
})
