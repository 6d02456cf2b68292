import { expect, type Page } from '@playwright/test'
import { type ArticleSummary, articlesCall, type Rubric } from '#contract/articles.ts'
import { RealBrowser } from '../support/browser.ts'
import { decideBefore } from '../support/consent.ts'
import { SENT } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { sendCommand } from '../support/sendCommand.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilKept, untilSessionKept } from '../support/visitor.ts'

/** The article of a rubric at a place of its list, so that each journey has an article of its own. */
async function articleAt(url: string, rubric: Rubric, place: number): Promise<ArticleSummary> {
  const answer = await fetch(`${url}${articlesCall.path}?rubric=${rubric}`, {
    headers: { 'cache-control': 'no-cache' },
  })
  const article = articlesCall.answer.parse(await answer.json()).items[place]
  if (!article) throw new Error(`${rubric} has no article number ${place}`)
  return article
}

const wordsOf = (page: Page) => page.getByRole('main').getByRole('article').locator('p')

/** Opens an article as a member, and waits until page and worker are ready. */
async function openArticle(browser: RealBrowser, url: string, username: string, permalink: string): Promise<Page> {
  const page = await browser.open()
  await signIn(browser.opened, url, username)
  await page.goto(`/blogs/${permalink}`)
  await untilControlled(page)
  await page.goto(`/blogs/${permalink}`)
  await untilKept(page, `/api/articles/${permalink}`)
  // The comments load once they are near the viewport.
  await page.getByRole('heading', { name: 'Darum geht es' }).scrollIntoViewIfNeeded()
  await untilKept(page, `/api/articles/${permalink}/comments`)
  await untilSessionKept(page)
  return page
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').first().fill(words)
  await page.getByRole('main').getByRole('button', { name: 'Kommentieren' }).first().click()
  await expect(wordsOf(page).filter({ hasText: words })).toBeVisible()
}

test('what is said of an article in the underground arrives at another’s open page, and the article is read there', async ({
  stage,
}) => {
  const { permalink, title } = await articleAt(stage.url, 'blog', 1)
  const [writer, reader] = [new RealBrowser(stage.url), new RealBrowser(stage.url)]
  try {
    const writing = await openArticle(writer, stage.url, 'kinofan', permalink)
    const reading = await openArticle(reader, stage.url, 'kritik', permalink)
    const news = reading.getByRole('status').getByRole('button', { name: /neuer? Kommentar/ })

    await writer.opened.setOffline(true)
    await writing.reload()
    await expect(writing.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await say(writing, 'Gelesen zwischen zwei Stationen.')
    await writing.getByRole('button', { name: 'Merken' }).click()
    await expect(writing.getByRole('button', { name: /^Gemerkt/ })).toContainText('wartet auf das Netz')
    await writer.opened.setOffline(false)

    await expect(news).toHaveText('1 neuer Kommentar', SENT)
    await news.click()
    await expect(wordsOf(reading).filter({ hasText: 'Gelesen zwischen zwei Stationen.' })).toBeVisible()
    await expect(writing.getByText('Gespeichert, wird gesendet')).toHaveCount(0, SENT)
    await expect(writing.getByRole('button', { name: 'Gemerkt', exact: true })).toBeVisible(SENT)
  } finally {
    await writer.dispose()
    await reader.dispose()
  }
})

test('an article that is flagged comes before the moderation, and is gone for everybody once it is hidden', async ({
  page,
  context,
  browser,
  stage,
}) => {
  const { id, permalink, title } = await articleAt(stage.url, 'blog', 2)
  // The worker would answer the second visit with its shell.
  const member = await browser.newContext({ baseURL: stage.url, serviceWorkers: 'block' })
  await signIn(member, stage.url, 'kinofan')
  const reading = await openTab(member, `/blogs/${permalink}`)
  await decideBefore(reading, [])
  const flag = (word: string) => reading.getByRole('button', { name: new RegExp(`^${word}.*Artikel „`) })
  await flag('Melden').click()
  const why = reading.getByRole('dialog')
  await why.getByRole('radio', { name: 'Werbung oder Spam' }).click()
  await why.getByRole('textbox').fill('Der ganze Absatz wirbt für ein Kino.')
  await why.getByRole('button', { name: 'Melden' }).click()
  await expect(flag('Gemeldet')).toBeVisible()

  await signIn(context, stage.url, 'moderation')
  await page.goto('/moderation')
  await page.getByRole('button', { name: /^Artikel/ }).click()
  const shown = page.getByRole('article').filter({ hasText: title })
  await expect(shown).toContainText('kinofan (Werbung oder Spam): Der ganze Absatz wirbt für ein Kino.')
  await expect(shown.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', `/blogs/${permalink}`)
  await shown.getByRole('button', { name: 'Ausblenden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ausblenden' }).click()
  await expect(shown).toBeHidden()

  // The row is removed while the decision is still in transit.
  await expect.poll(async () => (await fetch(`${stage.url}/blogs/${permalink}`)).status).toBe(404)
  const answer = await reading.goto(`/blogs/${permalink}`)
  expect(answer?.status()).toBe(404)
  await expect(reading.getByRole('heading', { name: 'Diesen Artikel gibt es nicht mehr' })).toBeVisible()
  await reading.getByRole('link', { name: 'Zu den Blogs' }).click()
  await expect(reading.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  await expect(reading.getByRole('link', { name: title })).toHaveCount(0)
  await member.close()

  const moderation = { action: 'restore', id: crypto.randomUUID(), type: 'articles', item: id, reason: 'In Ordnung.' }
  await sendCommand(context, 'POST', `${stage.url}/api/moderation/actions`, { moderation })
})

test('an address in the other rubric leads to the article’s own, and a draft to its author alone', async ({
  page,
  context,
  stage,
}) => {
  const { permalink, title } = await articleAt(stage.url, 'news', 0)
  await page.goto(`/blogs/${permalink}?kommentar=c-1`)
  await expect(page).toHaveURL(new RegExp(`/news/${permalink}\\?kommentar=c-1$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const html = await (await fetch(`${stage.url}/news/${permalink}`)).text()
  expect(html).toContain('"@type":"NewsArticle"')
  expect(html).toMatch(/<meta property="og:type" content="article"/)

  const draft = '/blogs/was-ich-nach-tausend-bewertungen-ueber-mich-weiss'
  expect((await page.goto(draft))?.status()).toBe(404)
  await signIn(context, stage.url, 'kinofan')
  expect((await page.goto(draft))?.status()).toBe(200)
  await expect(page.getByText('Entwurf: Nur du siehst diesen Artikel.')).toBeVisible()
})
