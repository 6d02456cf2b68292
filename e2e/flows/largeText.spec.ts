import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/stage.ts'
import { signIn } from '../support/visitor.ts'

const WIDE = { width: 1280, height: 900 }
const PERSON = '/people/christopher-nolan'

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** On how many lines each word of an element stands. */
const linesOfWords = (element: Locator) =>
  element.evaluate(async ({ ownerDocument, firstChild }) => {
    await ownerDocument.fonts.ready
    const text = firstChild?.textContent ?? ''
    return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = ownerDocument.createRange()
      if (firstChild) range.setStart(firstChild, index)
      if (firstChild) range.setEnd(firstChild, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
  })

test('the rating card keeps its height and its words whole', async ({ page, stage }) => {
  await signIn(page.context(), stage.url, 'kinofan')
  await page.setViewportSize(WIDE)
  await page.goto('/movies/interstellar')
  const card = page.getByRole('region', { name: 'Deine Wertung' })
  const rail = card.getByRole('slider')
  const rate = async (value: string, word: string) => {
    await rail.fill(value)
    await expect(card.getByText(word)).toBeVisible()
    return (await card.boundingBox())?.height
  }
  const height = await rate('8.5', 'Ausgezeichnet')
  expect(await rate('10', 'Herausragend')).toBe(height)
  await enlarge(page)
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ ...WIDE, width })
    await rate('8.5', 'Ausgezeichnet')
    expect(await linesOfWords(card.getByText('Ausgezeichnet')), `at ${width} px`).toEqual([1])
  }
})

test('a name in large text breaks between its words alone, and nothing leaves a phone’s screen', async ({ page }) => {
  await page.goto(PERSON)
  await enlarge(page)
  const name = page.getByRole('heading', { level: 1, name: 'Christopher Nolan' })
  expect(await linesOfWords(name)).toEqual([1, 1])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the years of a chart stay within it in large text', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await page.goto(PERSON)
  await enlarge(page)
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^Wertungen von/ }) })
  const years = chart.getByRole('img').getByText(/^(19|20)\d\d$/)
  const bottoms = await years.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
  expect(bottoms.length).toBeGreaterThan(1)
  const end = await chart.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(end)
})

test('titles below posters and of films break between their words alone', async ({ page }) => {
  await page.goto('/filme')
  await enlarge(page)
  const titles = page.getByRole('main').locator('a[href^="/movies/"]')
  for (const title of ['Avengers: Doomsday', 'Die Odyssee']) {
    expect(await linesOfWords(titles.getByText(title, { exact: true }))).toEqual([1, 1])
  }
  await page.goto('/movies/interstellar')
  await enlarge(page)
  expect(await linesOfWords(page.getByRole('heading', { level: 1, name: 'Interstellar' }))).toEqual([1])
})

for (const path of ['/kino/kinoprogramm?city=berlin', '/users/Programmkino_Ulla']) {
  test(`nothing of ${path} leaves a phone's screen in large text`, async ({ page, context, stage }) => {
    await signIn(context, stage.url, 'kinofan')
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await enlarge(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

test('the progress of a season breaks its line in large text', async ({ page, context, stage }) => {
  await signIn(context, stage.url, 'kinofan')
  await page.goto('/serie/dark/staffel/1')
  const progress = page.getByText(/^\d+ von \d+ Folgen gesehen$/)
  await expect(progress).toBeVisible()
  await enlarge(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a word that is wider than a phone breaks', async ({ page, stage }) => {
  await signIn(page.context(), stage.url, 'kinofan')
  await page.goto('/my_friendships')
  await enlarge(page)
  const word = 'Donaudampfschifffahrtsgesellschaft'
  await page.getByRole('main').getByRole('searchbox').fill(word)
  await expect(page.getByText(`Kein Mitglied heißt „${word}“.`)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
