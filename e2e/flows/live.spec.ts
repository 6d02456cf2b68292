import { expect, type Page } from '@playwright/test'
import { commentsCall } from '#contract/comments.ts'
import { RealBrowser } from '../support/browser.ts'
import { programmeFilm, SENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilKept, untilSessionKept } from '../support/visitor.ts'

const wordsOf = (page: Page) => page.getByRole('main').getByRole('article').locator('p')

/** Opens a film's comments as a member, and waits until page and worker are there. */
async function openThread(browser: RealBrowser, url: string, username: string, permalink: string): Promise<Page> {
  const page = await browser.open()
  await signIn(browser.opened, url, username)
  await page.goto(`/movies/${permalink}/kommentare`)
  await untilControlled(page)
  await page.goto(`/movies/${permalink}/kommentare`)
  await untilKept(page, `/api/movies/${permalink}/comments`)
  await untilSessionKept(page)
  return page
}

async function say(page: Page, words: string): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill(words)
  await page.getByRole('main').getByRole('button', { name: 'Kommentieren' }).first().click()
  await expect(wordsOf(page).filter({ hasText: words })).toBeVisible()
}

test('what one member writes, online and in the underground, arrives at another’s open page', async ({ stage }) => {
  const { permalink } = await programmeFilm(stage.url, 3)
  const [writer, reader] = [new RealBrowser(stage.url), new RealBrowser(stage.url)]
  try {
    const writing = await openThread(writer, stage.url, 'kinofan', permalink)
    const reading = await openThread(reader, stage.url, 'kritik', permalink)
    const news = reading.getByRole('status').getByRole('button', { name: /neuer? Kommentar/ })

    await say(writing, 'Das Licht am Anfang!')
    await expect(news).toHaveText('1 neuer Kommentar', SENT)
    // Nothing has moved yet.
    await expect(wordsOf(reading).filter({ hasText: 'Das Licht am Anfang!' })).toHaveCount(0)
    await news.click()
    await expect(wordsOf(reading).filter({ hasText: 'Das Licht am Anfang!' })).toBeVisible()

    await writer.opened.setOffline(true)
    await say(writing, 'Und erst der Ton.')
    await say(writing, 'Jetzt fährt die Bahn an.')
    await writer.opened.setOffline(false)
    await expect(news).toHaveText('2 neue Kommentare', SENT)
    await news.click()
    await expect(wordsOf(reading).filter({ hasText: 'Jetzt fährt die Bahn an.' })).toBeVisible()

    // Order and number are those of the server, on both.
    const answer = await fetch(
      `${stage.url}${commentsCall.path.replace(':type', 'movies').replace(':id', permalink)}`,
      {
        headers: { 'cache-control': 'no-cache' },
      },
    )
    const { items, commentsCount } = commentsCall.answer.parse(await answer.json())
    const newest = items.slice(0, 3).map(({ body }) => body)
    expect(newest).toEqual(['Jetzt fährt die Bahn an.', 'Und erst der Ton.', 'Das Licht am Anfang!'])
    await writing.goto(`/movies/${permalink}/kommentare`)
    for (const page of [writing, reading]) {
      const shown = page.getByRole('main').getByRole('article')
      for (const [place, words] of newest.entries()) await expect(shown.nth(place)).toContainText(words)
      await expect(shown).toHaveCount(Math.min(items.length, commentsCount))
    }
  } finally {
    await writer.dispose()
    await reader.dispose()
  }
})

test('a new fact is told to an open page by the first event, and stands on top for its author and for others', async ({
  stage,
}) => {
  const { permalink } = await programmeFilm(stage.url, 4)
  const [writer, reader] = [new RealBrowser(stage.url), new RealBrowser(stage.url)]
  const facts = (page: Page) => page.getByRole('main').getByRole('article')
  const open = async (browser: RealBrowser, username: string) => {
    const page = await browser.open()
    await signIn(browser.opened, stage.url, username)
    await page.goto(`/movies/${permalink}/trivia`)
    await untilControlled(page)
    await page.goto(`/movies/${permalink}/trivia`)
    await untilKept(page, `/api/movies/${permalink}/trivia`)
    await untilSessionKept(page)
    return page
  }
  try {
    const writing = await open(writer, 'kinofan')
    const reading = await open(reader, 'kritik')
    await writing.getByRole('button', { name: 'Trivia schreiben' }).click()
    await writing.getByText('Musik', { exact: true }).first().click()
    await writing.getByRole('textbox', { name: 'Was weißt du?' }).fill('Die Geige gehörte dem Regisseur.')
    await writing.getByRole('button', { name: 'Veröffentlichen' }).click()

    const news = reading.getByRole('status').getByRole('button', { name: '1 neues Stück Trivia' })
    await expect(news).toBeVisible(SENT)
    await news.click()
    for (const page of [reading, writing]) {
      await expect(facts(page).first()).toContainText('Die Geige gehörte dem Regisseur.')
      await page.reload()
      await expect(facts(page).first()).toContainText('Die Geige gehörte dem Regisseur.')
    }
  } finally {
    await writer.dispose()
    await reader.dispose()
  }
})

test('what the night brings of a film is on its open page, without asking for it again', async ({ page, stage }) => {
  test.skip(!stage.database, 'the evening before is made in the database')
  const { film, channel } = (await stage.database?.forgetLastBroadcast()) ?? { film: '', channel: '' }
  await page.goto(`/movies/${film}`)
  const where = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Wo läuft’s?' }) })
  await expect(where.getByRole('heading', { name: 'Kino' })).toBeVisible()
  await expect(where.getByRole('heading', { name: 'TV' })).toHaveCount(0)
  // A visitor's page listens once it is used.
  const listening = page.waitForRequest(/\/api\/events/)
  await page.keyboard.press('Tab')
  await listening
  await stage.database?.bringTheNight()
  await expect(where.getByRole('heading', { name: 'TV' })).toBeVisible(SENT)
  await expect(where.getByText(channel, { exact: true })).toBeVisible()
})
