import { type APIResponse, type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import type { RealBrowser } from './browser.ts'
import { readDevice } from './deviceContents.ts'
import type { Stage } from './stage.ts'

const PASSWORD = 'popcorn-im-dunkeln'

/**
 * Signs a demo member in by the API, with the cookies of this browser. Its page may get another token meanwhile: a
 * refused one is renewed once, as the app does.
 */
export async function signIn(context: BrowserContext, url: string, username: string): Promise<void> {
  const first = await postSession(context, url, username)
  const answer = first.status() === 403 ? await postSession(context, url, username) : first
  expect(answer.status(), await answer.text()).toBe(200)
}

async function postSession(context: BrowserContext, url: string, username: string): Promise<APIResponse> {
  const { request } = context
  const token = await request.get(`${url}/api/csrf_token`)
  expect(token.ok()).toBe(true)
  const cookie = (await context.cookies(url)).find(({ name }) => name === 'XSRF-TOKEN')
  return request.post(`${url}/api/session`, {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(cookie?.value ?? '') },
    data: { username, password: PASSWORD },
  })
}

/** How long nothing may be asked for before a page counts as quiet, in ms. */
const QUIET = 500

/**
 * Follows what a page asks for, from now on. `untilQuiet` waits until nothing is asked for any more: as Playwright's
 * `networkidle`, which never comes while a member's page hears of events.
 */
export function followRequests(page: Page): { untilQuiet(): Promise<void> } {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const change = (act: (request: Request) => void) => (request: Request) => {
    if (request.resourceType() === 'eventsource') return
    act(request)
    changedAt = Date.now()
  }
  page.on(
    'request',
    change((request) => open.add(request)),
  )
  page.on(
    'requestfinished',
    change((request) => open.delete(request)),
  )
  page.on(
    'requestfailed',
    change((request) => open.delete(request)),
  )
  return {
    untilQuiet: () => expect.poll(() => open.size === 0 && Date.now() - changedAt > QUIET).toBe(true),
  }
}

/** Waits until the page's worker has installed and taken the page over. */
export async function untilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true)
}

/** Waits until the page's worker has taken the page over and has all files of the app. */
export async function untilControlled(page: Page): Promise<void> {
  await untilInstalled(page)
  const list = await page.evaluate(async () => (await fetch('/sw.js')).text())
  const files = list.match(/(?<=")assets\/[^"]+/g) ?? []
  expect(files.length).toBeGreaterThan(0)
  const countMissing = () =>
    page.evaluate(async (paths) => {
      const names = await caches.keys()
      // One list for each cache instead of a search for each of eighty files.
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const kept = new Set(lists.flat().map(({ url }) => new URL(url).pathname))
      return paths.filter((path) => !kept.has(`/${path}`)).length
    }, files)
  await expect.poll(countMissing, { timeout: 60_000, message: 'files of the app that are missing' }).toBe(0)
}

/** Waits until an address that contains this path and query lies in one of the worker's caches. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await waitForKept(page, path, false)
}

/** The same for one address alone, and none that only begins with it: a film, not what belongs to it. */
export async function untilKeptExactly(page: Page, path: string): Promise<void> {
  await waitForKept(page, path, true)
}

async function waitForKept(page: Page, path: string, isExact: boolean): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async ({ wanted, whole }) => {
        for (const name of await caches.keys()) {
          const keys = await (await caches.open(name)).keys()
          const addresses = keys.map(({ url }) => decodeURI(url))
          const isIt = (each: string) => (whole ? each === `${location.origin}${wanted}` : each.includes(wanted))
          if (addresses.some(isIt)) return true
        }
        return false
      },
      { wanted: path, whole: isExact },
    )
  await expect.poll(isKept, { timeout: 60_000, message: `${path} in a cache` }).toBe(true)
}

/** Warnings and errors of the page's console and uncaught errors, as they come. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A busy machine comes to use what it preloads later than the browser expects.
    const isSlow = /was preloaded using link preload but not used within a few seconds/.test(message.text())
    if (['warning', 'error'].includes(message.type()) && !isSlow) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/**
 * Waits until nothing of the outbox is on its way. What a page is sending as it is left is sent again by the next one: a
 * journey that is about something else waits for the answer, or for the refused connection, before it leaves.
 */
export async function untilNothingLeaves(page: Page): Promise<void> {
  const leaving = async () => {
    const rows: [number, { state: string }][] = JSON.parse((await readDevice(page)).databases['outbox/outbox'] ?? '[]')
    return rows.filter(([, { state }]) => state === 'sending').length
  }
  await expect.poll(leaving, { timeout: 100_000, message: 'entries on their way' }).toBe(0)
}

/**
 * Presses "Jetzt alles senden" on the page of what waits, once the way is free. The app may send by itself at that moment,
 * and then nothing is left to press it for: a click of Playwright's would wait for ever.
 */
export async function sendAll(page: Page, freeTheWay: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: 'Jetzt alles senden' })
  await expect(button).toBeVisible()
  await freeTheWay()
  await button.evaluateAll((all: HTMLElement[]) => all.map((each) => each.click()))
}

/** Waits until the device has stored who is signed in, for starts without a network. */
export async function untilSessionKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      // Opening a database that is not there would make an empty one.
      const known = await indexedDB.databases()
      if (!known.some(({ name }) => name === 'keyval-store')) return false
      return new Promise<boolean>((resolve) => {
        const open = indexedDB.open('keyval-store')
        open.onsuccess = () => {
          const count = open.result.transaction('keyval').objectStore('keyval').count('session')
          count.onsuccess = () => {
            open.result.close()
            resolve(count.result > 0)
          }
        }
      })
    })
  await expect.poll(isKept, { message: 'the session on the device' }).toBe(true)
}

/** Signs kinofan in, opens Berlin's programme once, and waits until the worker keeps it and the page of the film. */
export async function visitOnce(stage: Stage, browser: RealBrowser, permalink: string): Promise<Page> {
  await browser.open()
  await signIn(browser.opened, stage.url, 'kinofan')
  // Signed in on an earlier day: Chromium writes cookies to disk only now and then, and when it is closed.
  await browser.close()
  const page = await browser.open()
  await page.goto('/kino/kinoprogramm?city=berlin')
  await untilControlled(page)
  await untilKept(page, '/api/cinema/movies?city=berlin')
  await untilKept(page, `/api/movies/${permalink}`)
  await untilSessionKept(page)
  return page
}

/** How often kinofan's ratings of a film took effect so far: journeys share a server and the films of its programme. */
export async function countRatings({ database }: Stage, permalink: string): Promise<number> {
  return database ? (await ratingEffects(database, permalink)).length : 0
}

/**
 * Waits for kinofan's rating on the server, and asserts that it took effect once, with one receipt.
 *
 * @param before how many effects other journeys have had on the film.
 */
export async function expectOnce(stage: Stage, permalink: string, value: number, before = 0): Promise<void> {
  const { database } = stage
  if (!database) return
  await expect.poll(() => database.ratingOf('kinofan', permalink), { timeout: 100_000 }).toBe(value)
  const effects = (await ratingEffects(database, permalink)).slice(before)
  expect(effects).toMatchObject([{ times: 1 }])
  expect(await database.receiptsOf(effects[0]?.key ?? '')).toBe(1)
}

/** Other journeys put it on lists. */
const ratingEffects = async (database: NonNullable<Stage['database']>, permalink: string) =>
  (await database.effectsOn(permalink)).filter(({ kind }) => kind.startsWith('rating'))
