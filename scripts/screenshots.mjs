// `node scripts/screenshots.mjs [url]`: the main screens as docs/screenshots/{screen}-{width}-{scheme}.webp, of a server
// with the demo world that runs at `url` (default http://127.0.0.1:3000). Run by hand after something looks different.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './findChromium.mjs'
import { root } from './run.mjs'

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
  unterwegs: '/unterwegs',
  vorhersage: '/filme/vorhersage',
  datenschutz: '/pages/privacy',
}

/** Those of a member. */
const memberScreens = { konto: '/konto', 'schnell-bewerten': '/quickratings' }

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

/** Pictures that the server has yet to draw come as placeholders first: waits until none is asked for any more. */
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
for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(join(folder, file))
for (const colorScheme of ['light', 'dark']) {
  for (const viewport of sizes) {
    const context = await browser.newContext({
      ...{ viewport, colorScheme, reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    for (const [name, path] of Object.entries({ ...screens, ...memberScreens })) {
      if (name in memberScreens) await signIn(context)
      await page.goto(url + path)
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
