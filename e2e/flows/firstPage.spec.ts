import { expect } from '@playwright/test'
import { cinemasCall } from '#contract/cinema.ts'
import { topFilm } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { collectComplaints, followRequests, signIn, untilControlled } from '../support/visitor.ts'

const fixed = {
  home: '/',
  programme: '/kino/kinoprogramm',
  starts: '/kino/kinoprogramm/kinostarts',
  upcoming: '/kino/kinoprogramm/demnaechst-im-kino',
  favourites: '/kino/kinoprogramm/lieblingskinos',
  films: '/filme',
  'best films': '/filme/beste',
  'all series': '/serie',
  series: '/serie/dark',
} as const

const screens = [...(Object.keys(fixed) as (keyof typeof fixed)[]), 'film', 'showtimes', 'cinema'] as const

/** Read below the first view, by the device alone. */
const LATER = /\/(comments|trivia)$/

async function pathOf(screen: (typeof screens)[number], url: string): Promise<string> {
  const film = await topFilm(url)
  switch (screen) {
    case 'film':
      return `/movies/${film.permalink}`
    case 'showtimes':
      return `/movies/${film.permalink}/kinoprogramm`
    case 'cinema': {
      const cinemas = cinemasCall.answer.parse(await (await fetch(`${url}${cinemasCall.path}?city=berlin`)).json())
      return `/kinos/${cinemas.items[0]?.permalink}`
    }
    default:
      return fixed[screen]
  }
}

for (const screen of screens) {
  test.describe(screen, () => {
    // It comes with every page alike: one that waits for it suffices.
    const worker = screen === 'film'
    test.use({ worker })

    for (const who of ['a visitor', 'a member'] as const) {
      test(`the server's page comes alive for ${who} without a complaint and fetches nothing twice`, async ({
        page,
        context,
        stage,
      }) => {
        if (who === 'a member') await signIn(context, stage.url, 'kinofan')
        const path = await pathOf(screen, stage.url)
        const complaints = collectComplaints(page)
        const { untilQuiet } = followRequests(page)
        const asked: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (/^\/api\/(cinema|movies|series)/.test(pathname) && !LATER.test(pathname)) asked.push(pathname)
        })
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        expect(await answer?.text()).toContain('<h1')
        if (worker) await untilControlled(page)
        await untilQuiet()
        expect(complaints).toEqual([])
        expect(asked).toEqual([])
      })
    }
  })
}

test('what does not exist is a 404 with a page of ours', async ({ page }) => {
  const answer = await page.goto('/movies/diesen-film-gibt-es-nicht')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page without a session sets no cookie', async ({ stage }) => {
  const answer = await fetch(`${stage.url}/kino/kinoprogramm`)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('the browser’s own bars keep the chosen theme over a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  for (const bar of await page.locator('meta[name="theme-color"]').all())
    await expect(bar).toHaveAttribute('content', '#0b1214')
})
