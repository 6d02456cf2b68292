import { expect, type Page } from '@playwright/test'
import { programmeFilm, rate, shownRating, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { signIn } from '../support/visitor.ts'

const NOTICE = 'Dein Browser erlaubt der App keinen Speicher.'
const UNREACHABLE = 'Der Server ist gerade nicht erreichbar, und dein Browser erlaubt der App keinen Speicher.'
const SENDING = 'Wird gesendet …'
const WORDS = 'Das steht nur in diesem Feld.'

/** Two of the ways in which browsers refuse a page its databases; all of them are in `src/sync/openDevice.test.ts`. */
const ways = {
  'it throws, as a policy makes it': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  },
  'it never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
} as const

/** The server's answer to a rating has come. */
const untilRated = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/rating'))

const toast = (page: Page, text: string) => page.getByText(text).first()

/** Uncaught errors of the page, as they come. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return errors
}

for (const [index, [name, forbid]] of Object.entries(ways).entries()) {
  test(`no database (${name}): a rating is sent at once, and is there after a reload`, async ({
    page,
    context,
    stage,
  }) => {
    const film = await programmeFilm(stage.url, index)
    await page.addInitScript(forbid)
    const errors = collectErrors(page)
    await signIn(context, stage.url, 'kritik')
    await page.goto(`/movies/${film.permalink}`)
    await expect(toast(page, NOTICE)).toBeVisible()
    const answer = untilRated(page)
    await rate(page, 2.5)
    await answer
    await expect(page.getByText(SENDING)).toHaveCount(0)
    await expect(page.getByText(UNSENT)).toHaveCount(0)
    await page.reload()
    await expect(shownRating(page)).toHaveValue('2.5')
    if (stage.database) expect(await stage.database.effectsOn(film.permalink, 'kritik')).toMatchObject([{ times: 1 }])
    expect(errors).toEqual([])
  })
}

test('no database and no network: it is said, the old rating shows again, and words stay in their field', async ({
  page,
  context,
  stage,
}) => {
  const film = await programmeFilm(stage.url, 5)
  await page.addInitScript(ways['it throws, as a policy makes it'])
  await signIn(context, stage.url, 'kritik')
  await page.goto(`/movies/${film.permalink}/kommentare`)
  await expect(toast(page, NOTICE)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Schreib einen Kommentar' })
  await field.fill(WORDS)
  await stage.goDown()
  await page.getByRole('button', { name: 'Kommentieren' }).click()
  await expect(toast(page, UNREACHABLE)).toBeVisible()
  await expect(field).toHaveValue(WORDS)
  await expect(page.getByRole('article').filter({ hasText: WORDS })).toHaveCount(0)
  await stage.comeBack()
  await page.getByRole('button', { name: 'Kommentieren' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('article').filter({ hasText: WORDS })).toHaveCount(1)

  await page.goto(`/movies/${film.permalink}`)
  await expect(toast(page, NOTICE)).toBeVisible()
  const answer = untilRated(page)
  await rate(page, 2)
  await answer
  await expect(page.getByText(SENDING)).toHaveCount(0)
  await stage.goDown()
  await rate(page, 3)
  await expect(toast(page, UNREACHABLE)).toBeVisible()
  await expect(shownRating(page)).toHaveValue('2')
})

test('no database: an answer lost after the commit is asked for again, and the act takes effect once', async ({
  page,
  context,
  stage,
}) => {
  const film = await programmeFilm(stage.url, 6)
  await page.addInitScript(ways['it throws, as a policy makes it'])
  await signIn(context, stage.url, 'kritik')
  await page.goto(`/movies/${film.permalink}`)
  await expect(toast(page, NOTICE)).toBeVisible()
  let sent = 0
  stage.proxy.fault = ({ method, url = '' }) => {
    if (method !== 'PUT' || !url.endsWith('/rating')) return 'pass'
    sent += 1
    return sent === 1 ? 'drop' : 'pass'
  }
  const answer = untilRated(page)
  await rate(page, 1.5)
  await answer
  expect(sent).toBeGreaterThan(1)
  await expect(page.getByText(SENDING)).toHaveCount(0)
  await page.reload()
  await expect(shownRating(page)).toHaveValue('1.5')
  if (stage.database) expect(await stage.database.effectsOn(film.permalink, 'kritik')).toMatchObject([{ times: 1 }])
})

test('no database: "Ausstehende Aktionen" says what that means', async ({ page, context, stage }) => {
  await page.addInitScript(ways['it throws, as a policy makes it'])
  await signIn(context, stage.url, 'kritik')
  await page.goto('/ausstehend')
  await expect(page.getByRole('heading', { name: 'Dein Browser erlaubt der App keinen Speicher' })).toBeVisible()
})
