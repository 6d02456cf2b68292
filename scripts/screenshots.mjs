// `node scripts/screenshots.mjs [url] [screen …]`: the main screens as docs/screenshots/{screen}-{width}-{scheme}.webp,
// from a server with the demo world that runs at `url` (default http://127.0.0.1:3000); only the named screens, or all.
// Run by hand after a visible change.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './findChromium.mjs'
import { root } from './run.mjs'

const wanted = process.argv.slice(3)
const url = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '')
const folder = join(root, 'docs/screenshots')
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
/** Small enough for a README, sharp enough to read. */
const WEBP = { quality: 72, effort: 6 }

const programme = await (await fetch(`${url}/api/cinema/movies?city=berlin`)).json()
const film = `/movies/${programme.items[0].movie.permalink}`
const series = (await (await fetch(`${url}/api/series?order=best`)).json()).items[0]
const cinema = programme.items[0].cinemas[0].cinema
const news = (await (await fetch(`${url}/api/articles?rubric=news`)).json()).items[0]
const list = (await (await fetch(`${url}/api/lists`)).json()).items.find(({ author }) => author.username !== 'kinofan')

const screens = {
  start: '/',
  programm: '/kino/kinoprogramm?city=berlin',
  kinostarts: '/kino/kinoprogramm/kinostarts?city=berlin',
  film,
  kino: `/kinos/${cinema.permalink}`,
  serie: `/serie/${series.permalink}`,
  'beste-filme': '/filme/beste',
  anmelden: '/anmelden',
  registrieren: '/registrieren',
  news: '/news',
  artikel: `/news/${news.permalink}`,
  unterwegs: '/unterwegs',
  vorhersage: '/filme/vorhersage',
  datenschutz: '/pages/privacy',
}

/** The screens of a member. */
const memberScreens = {
  konto: '/konto',
  'schnell-bewerten': '/quickratings',
  listen: '/liste',
  liste: `/liste/${list.id}`,
  'liste-bearbeiten': '/liste',
  'liste-hinzufuegen': film,
  merkliste: '/my_watchlist',
  ausstehend: film,
}

/** All was refused on an earlier visit: no card covers anything. */
const consent = { version: 1, allowed: [], decidedAt: '2026-11-01T12:00:00.000Z' }

/** The acts on a page before its picture is taken. */
const steps = {
  listen: untilOwnLists,
  'liste-bearbeiten': async (page) => {
    await untilOwnLists(page)
    await page.locator('main section').first().getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    await page.getByRole('heading', { name: 'Liste bearbeiten' }).waitFor()
  },
  'liste-hinzufuegen': async (page) => {
    await page.getByRole('button', { name: 'Liste', exact: true }).click()
    await page.getByRole('combobox', { name: 'Liste' }).click()
    await page.getByRole('option').first().waitFor()
  },
  merkliste: (page) =>
    page
      .getByRole('button', { name: /^Gesehen/ })
      .first()
      .waitFor(),
  // The last one: three marks that the server does not get from then on.
  ausstehend: async (page) => {
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    for (const { movie } of programme.items.slice(0, 3)) {
      await page.goto(`${url}/movies/${movie.permalink}`)
      await untilLive(page)
      // Shown once the device has stored the mark.
      const mark = page.getByRole('button', { name: /^(Merken|Gemerkt)/ }).first()
      const before = await mark.getAttribute('aria-pressed')
      await mark.click()
      await page
        .locator(`button[aria-pressed="${before !== 'true'}"] [data-state="pending"]`)
        .first()
        .waitFor()
    }
    await page.goto(`${url}/ausstehend`)
    await page.getByRole('listitem').filter({ hasText: 'Merkliste' }).first().waitFor()
  },
}

function untilOwnLists(page) {
  return page.locator('main section').first().getByRole('listitem').getByRole('link').first().waitFor()
}

/** Scripts start after the first paint. */
const untilLive = (page) => page.locator('html[data-live], html:not(:has(#root))').waitFor({ state: 'attached' })

/** Signs a demo member in, with the cookies of this context. */
async function signIn({ request }) {
  const token = (await (await request.get(`${url}/api/csrf_token`)).json())['X-CSRF-Token']
  await request.post(`${url}/api/session`, {
    headers: { 'X-XSRF-TOKEN': token },
    data: { username: 'kinofan', password: 'popcorn-im-dunkeln' },
  })
}

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/** Images that the server has yet to draw are placeholders first: waits until no request for an image is open. */
async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  )
}

mkdirSync(folder, { recursive: true })
if (wanted.length === 0) {
  for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(join(folder, file))
}
const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name)
for (const colorScheme of ['light', 'dark']) {
  for (const viewport of sizes) {
    const context = await browser.newContext({
      ...{ viewport, colorScheme, reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' },
      serviceWorkers: 'block',
    })
    // An open stream of events would keep the network from becoming idle.
    await context.route('**/api/events*', (route) => route.abort())
    const page = await context.newPage()
    await page.addInitScript((choice) => localStorage.setItem('consent', choice), JSON.stringify(consent))
    for (const [name, path] of Object.entries({ ...screens, ...memberScreens }).filter(isWanted)) {
      if (name in memberScreens) await signIn(context)
      await page.goto(url + path)
      await untilLive(page)
      await steps[name]?.(page)
      await settle(page)
      const file = `${name}-${viewport.width}-${colorScheme}.webp`
      await sharp(await page.screenshot())
        .webp(WEBP)
        .toFile(join(folder, file))
      console.log(file)
    }
    await context.close()
  }
}
await browser.close()
