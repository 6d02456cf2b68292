import { expect, type Page } from '@playwright/test'
import { cinemasCall } from '#contract/cinema.ts'
import { RealBrowser } from '../support/browser.ts'
import { placesTelling, readDevice } from '../support/deviceContents.ts'
import { PENDING, programmeFilm, rate, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, visitOnce } from '../support/visitor.ts'

test.use({ worker: true })

const SIGNED_OUT = 'Du hast dich erfolgreich ausgeloggt.'
/** The id by which the device knows kinofan; the name itself also stands beside public comments. */
const MEMBER = 'u-kinofan'

/** The worker stores favourites some time after the page has loaded. */
const KEPT = { timeout: 60_000 }

const pressSignOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Noch nicht alles gesendet' })

const isVisitor = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()

/** The server has confirmed the sign-out: its marker is gone from the device. */
const untilConfirmed = (page: Page) => expect.poll(() => placesTelling(page, ['signOut']), KEPT).toEqual([])

test('signing out leaves nothing of the member on the device, and what is public stays', async ({ stage }) => {
  const film = await programmeFilm(stage.url, 8)
  const [cinema] = cinemasCall.answer.parse(await (await fetch(`${stage.url}/api/cinemas?city=dresden`)).json()).items
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/kinos/${cinema?.permalink}`)
    await page.getByRole('button', { name: 'Als Lieblingskino merken' }).click()
    await expect(page.getByRole('button', { name: 'Lieblingskino', pressed: true })).toBeVisible()
    await expect.poll(async () => (await readDevice(page)).caches['unterwegs-v1'], KEPT).toContain('bundle')
    await page.goto(`/movies/${film.permalink}`)
    await rate(page, 2)
    // Confirmed: until it is stored, nothing waits either.
    await expect.poll(async () => (await readDevice(page)).databases['outbox/own'], KEPT).toContain('/rating')
    await expect(page.getByRole('link', { name: /^Ausstehende Aktionen/ })).toHaveCount(0)
    expect(await placesTelling(page, [MEMBER])).toEqual(
      expect.arrayContaining(['keyval-store/keyval', 'outbox/own', 'outbox/history']),
    )

    await pressSignOut(page)
    await expect(page.getByText(SIGNED_OUT)).toBeVisible()
    await isVisitor(page)
    await expect.poll(() => placesTelling(page, [MEMBER, '/api/me'])).toEqual([])
    await untilConfirmed(page)
    // The worker ends a refresh of the favourites before it empties them.
    await expect.poll(async () => (await readDevice(page)).caches['unterwegs-v1'] ?? '', KEPT).toBe('')
    const left = await readDevice(page)
    expect(left.caches['films-v1']).toContain(`/api/movies/${film.permalink}`)
    expect(left.databases['keyval-store/keyval']).not.toContain('session')
    await expect.poll(async () => (await browser.opened.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN'])
    await expect(page.getByText('Wie war er?')).toBeVisible()
  } finally {
    await browser.dispose()
  }
})

test('what waits is asked about; an offline sign-out survives a killed browser and is told before anything else', async ({
  stage,
}) => {
  const film = await programmeFilm(stage.url, 9)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    await stage.goDown()
    await rate(page, 2)
    await expect(page.getByText(PENDING)).toBeVisible()

    await pressSignOut(page)
    await expect(question(page)).toContainText('Eine Aktion wartet noch auf diesem Gerät')
    await expect(question(page).getByRole('listitem')).toHaveText(['1 Wertung'])
    await question(page).getByRole('button', { name: 'Angemeldet bleiben' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ausstehende Aktionen: 1' })).toBeVisible()

    await pressSignOut(page)
    await question(page).getByRole('button', { name: 'Später senden' }).click()
    await expect(page.getByText(SIGNED_OUT)).toBeVisible()
    await isVisitor(page)
    await expect(page.getByText(UNSENT)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Ausstehende Aktionen/ })).toHaveCount(0)
    // The waiting entry, and the note that it is parked.
    await expect.poll(() => placesTelling(page, [MEMBER])).toEqual(['outbox/meta', 'outbox/outbox'])

    await page.reload()
    await isVisitor(page)
    await browser.kill()
    const again = await browser.open()
    await again.goto(`/movies/${film.permalink}`)
    await isVisitor(again)

    const calls: string[] = []
    stage.proxy.fault = ({ method, url = '' }) => {
      if (/^\/api\/(session|me)/.test(url) || method === 'PUT') calls.push(`${method} ${url}`)
      return 'pass'
    }
    await stage.comeBack()
    await again.reload()
    await expect.poll(() => calls, { timeout: 60_000 }).toContain('DELETE /api/session')
    expect(calls[0]).toBe('DELETE /api/session')
    await isVisitor(again)
    await untilConfirmed(again)
    expect((await browser.opened.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN'])
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])

    await signIn(browser.opened, stage.url, 'kinofan')
    await again.reload()
    await expect.poll(() => calls.filter((call) => call.startsWith('PUT')), { timeout: 60_000 }).toHaveLength(1)
    await expect(again.getByRole('slider', { name: 'Deine Wertung' })).toHaveValue('2')
    await expect.poll(async () => (await readDevice(again)).databases['outbox/outbox']).toBe('[]')
  } finally {
    await browser.dispose()
  }
})

test('what is discarded goes with everything else, and is never sent', async ({ page, context, stage }) => {
  const film = await programmeFilm(stage.url, 10)
  await signIn(context, stage.url, 'kinofan')
  await page.goto(`/movies/${film.permalink}`)
  await untilControlled(page)
  const sent: string[] = []
  stage.proxy.fault = ({ method, url = '' }) => {
    if (method === 'PUT') sent.push(url)
    return method === 'PUT' ? 'drop' : 'pass'
  }
  await page.route('**/api/movies/*/rating', (route) => route.abort())
  await rate(page, 3)
  await expect(page.getByText(PENDING)).toBeVisible()
  await pressSignOut(page)
  await question(page).getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await expect.poll(() => placesTelling(page, [MEMBER])).toEqual([])
  // A sign-in that overtakes the sign-out's request would be ended by it.
  await untilConfirmed(page)
  // Requests before the discarding are not counted.
  sent.length = 0
  await signIn(context, stage.url, 'kinofan')
  await page.unroute('**/api/movies/*/rating')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Benutzermenü' })).toBeVisible()
  expect(sent).toEqual([])
})

test.describe('without a worker', () => {
  test.use({ worker: false })

  test('the server’s page is a visitor’s although it has not heard of the sign-out', async ({
    page,
    context,
    stage,
  }) => {
    await signIn(context, stage.url, 'kinofan')
    await page.goto('/filme')
    await page.route('**/api/session', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await pressSignOut(page)
    await expect(page.getByText(SIGNED_OUT)).toBeVisible()
    const html = await (await page.request.get('/filme')).text()
    expect(html).not.toContain(MEMBER)
    await page.reload()
    await isVisitor(page)
    await page.unroute('**/api/session')
    await page.reload()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN'])
  })
})
