import { type BrowserContext, expect, type Page } from '@playwright/test'
import { commentsCall } from '#contract/comments.ts'
import { programmeFilm, SENT } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { test } from '../support/stage.ts'
import { sendAll, signIn, untilControlled, untilKept, untilSessionKept } from '../support/visitor.ts'

test.use({ worker: true })

const FIRST = 'Ohne Netz im Foyer geschrieben.'
const SECOND = 'Und gleich noch einer hinterher.'
const REPLY = 'Dem widerspreche ich, noch immer ohne Netz.'
const WAITS = 'Gespeichert, wird gesendet, sobald du online bist'

const field = (page: Page, name = 'Schreib einen Kommentar') => page.getByRole('textbox', { name })
const comment = (page: Page, body: string) => page.getByRole('article').filter({ hasText: body })
const act = (page: Page, body: string, name: string) =>
  comment(page, body)
    .getByRole('button', { name: new RegExp(`^${name}.*kinofans Kommentar`) })
    .first()

async function write(page: Page, body: string): Promise<void> {
  await field(page).fill(body)
  await page.getByRole('button', { name: 'Kommentieren' }).click()
  await expect(field(page)).toHaveValue('')
}

/** The comments of kinofan on a film, as the server has them, in its order: each with its replies. */
async function saidOf(context: BrowserContext, url: string, permalink: string): Promise<[string, string[]][]> {
  const answer = await context.request.get(`${url}/api/movies/${permalink}/comments`)
  const { items } = commentsCall.answer.parse(await answer.json())
  const own = items.filter(({ author }) => author.username === 'kinofan')
  return own.map(({ body, replies }) => [body, replies.map((reply) => reply.body)])
}

for (const width of [390, 1280]) {
  test(`the ways to sort begin where the words below them begin, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/movies/die-odyssee/kommentare')
    const [links, words] = [page.getByRole('navigation', { name: 'Sortieren' }), field(page)]
    const startOf = async (part: typeof words) => (await part.boundingBox())?.x
    await expect.poll(() => startOf(links.getByRole('link').first())).toBe(await startOf(words))
  })
}

test('a comment and the answer to it, written without a network, survive a reload and are there once', async ({
  page,
  context,
  stage,
}) => {
  const { permalink } = await programmeFilm(stage.url, 6)
  const path = `/movies/${permalink}/kommentare`
  await signIn(context, stage.url, 'kinofan')
  await page.goto(path)
  await untilControlled(page)
  await page.goto(path)
  await untilKept(page, `/api/movies/${permalink}/comments`)
  await untilKept(page, `/api/movies/${permalink}`)
  await untilSessionKept(page)
  const before = await saidOf(context, stage.url, permalink)
  await stage.goDown()

  await write(page, FIRST)
  await write(page, SECOND)
  await act(page, FIRST, 'Antworten').click()
  await field(page, 'Antwort an kinofan').fill(REPLY)
  await comment(page, FIRST).getByRole('button', { name: 'Antworten', exact: true }).click()
  await expect(page.getByText(WAITS)).toHaveCount(3)

  // The page closes while the last words are still being stored on the device.
  await field(page).fill('Ein Entw')
  await field(page).fill('Ein Entwurf')
  await page.reload()
  await expect(comment(page, SECOND)).toHaveCount(1)
  await expect(page.getByText(WAITS)).toHaveCount(3)
  await expect(comment(page, FIRST)).toContainText(REPLY)
  await expect(page.getByRole('article').first()).toContainText(SECOND)
  await expect(field(page)).toHaveValue('Ein Entwurf')

  await stage.comeBack()
  await expect(page.getByText(WAITS)).toHaveCount(0, SENT)
  const arrived = async () => (await saidOf(context, stage.url, permalink)).slice(0, -before.length || undefined)
  await expect.poll(arrived, SENT).toEqual([
    [SECOND, []],
    [FIRST, [REPLY]],
  ])
  await expect(page.getByRole('article').first()).toContainText(SECOND)
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText(SECOND)
  await expect(comment(page, FIRST)).toContainText(REPLY)
  await expect(page.getByText(FIRST)).toHaveCount(1)
})

test.describe('on two devices', () => {
  // Without the worker, the page itself sends; the test prevents that.
  test.use({ worker: false })

  test('one comment changed on both shows two versions, and the chosen one stays', async ({ page, browser, stage }) => {
    const { permalink } = await programmeFilm(stage.url, 7)
    const path = `/movies/${permalink}/kommentare`
    const context = page.context()
    await signIn(context, stage.url, 'kinofan')
    await page.goto(path)
    await write(page, 'Erste Fassung.')
    await expect(page.getByText(WAITS)).toHaveCount(0, SENT)

    const second = await browser.newContext({ baseURL: stage.url, locale: 'de-DE' })
    await signIn(second, stage.url, 'kinofan')
    const elsewhere = await openTab(second, path)
    const change = async (where: Page, words: string) => {
      await act(where, 'Erste Fassung.', 'Bearbeiten').click()
      await field(where, 'Dein Kommentar').fill(words)
      await where.getByRole('button', { name: 'Speichern' }).click()
      await expect(comment(where, words)).toHaveCount(1)
    }
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await change(page, 'Hier geändert.')
    await change(elsewhere, 'Dort geändert.')
    const served = async () => (await saidOf(context, stage.url, permalink)).map(([body]) => body)
    await expect.poll(served, SENT).toContain('Dort geändert.')
    await second.close()

    await page.getByRole('link', { name: /^Ausstehende Aktionen:/ }).click()
    await sendAll(page, () => page.unroute('**/api/**'))
    await expect(page.getByText('bitte prüfen')).toBeVisible(SENT)
    await page.goBack()
    await page.getByRole('link', { name: 'Fassungen vergleichen' }).click()
    await expect(page.getByText('Hier geändert.')).toBeVisible()
    await expect(page.getByText('Dort geändert.')).toBeVisible()
    await page.getByRole('button', { name: 'Meine Fassung senden' }).click()
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    await expect.poll(served, SENT).toContain('Hier geändert.')
  })
})
