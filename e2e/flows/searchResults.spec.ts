import { expect, type Page } from '@playwright/test'
import { topFilm } from '../support/films.ts'
import { findPartFaults } from '../support/screenFaults.ts'
import { test } from '../support/stage.ts'
import { collectComplaints, untilControlled, untilKept } from '../support/visitor.ts'

const field = (page: Page) => page.locator('main input[name=q]')
const recent = (page: Page) => page.getByRole('region', { name: 'Zuletzt gesucht' }).getByRole('link')
const filtered = '/suche?q=die&class[]=Movie&genre[]=Drama&year=2000-2009'

test('results stand by kind, go on in place and lead to their pages', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/suche?q=die')
  await expect(page).toHaveTitle('„die“ – Suche – Lichtspiel')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 2, name: 'Filme' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('link', { name: /^Alle \d+ Filme zeigen$/ }).click()
  await expect(page).toHaveURL('/suche?q=die&class[]=Movie')
  const results = page.getByRole('main').locator('a[data-kind=Movie]')
  await expect(results).toHaveCount(24)
  await page.getByRole('link', { name: 'Mehr laden' }).click()
  await expect(results).toHaveCount(48)
  await page.locator('main input[name=q]').fill('matirx')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '„Matrix“?' }).click()
  await expect(page).toHaveURL('/suche?q=Matrix')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Matrix/ })
    .first()
    .click()
  await expect(page).toHaveURL('/movies/matrix')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
})

test('without a text the page of results has the focus in its field', async ({ page }) => {
  await page.goto('/suche')
  await expect(page.locator('main input[name=q]')).toBeFocused()
  await page.keyboard.type('interstellar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/suche?q=interstellar')
  await expect(page.getByRole('main').getByRole('link', { name: /^Interstellar/ })).toBeVisible()
})

test('the page of results has no accessibility fault, by day and by night', async ({ page }) => {
  for (const url of ['/suche', '/suche?q=berlin', '/suche?q=matirx', '/suche?q=qqxqzzk', filtered]) {
    await page.goto(url)
    expect(await findPartFaults(page, { within: 'main' }), url).toEqual([])
  }
})

test('results follow the typed text, in one step of the history, and say how many there are', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/kino/kinoprogramm')
  await page.goto('/suche')
  const steps = await page.evaluate(() => history.length)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('interst')
  await expect(page).toHaveURL('/suche?q=interst')
  await expect(page.getByRole('main').getByRole('link', { name: /^Interstellar/ })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Treffer$/ })).toHaveCount(1)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('ellar')
  await expect(page).toHaveURL('/suche?q=interstellar')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goBack()
  await expect(page).toHaveURL('/kino/kinoprogramm')
  await page.goForward()
  await expect(field(page)).toHaveValue('interstellar')
  expect(complaints).toEqual([])
})

test('filters stand in the address, several at once, with their counts and a way back', async ({ page }) => {
  await page.goto('/suche?q=die&class[]=Movie')
  const total = page.getByRole('status').filter({ hasText: 'Treffer' })
  const all = await total.textContent()
  const genre = page.getByRole('combobox', { name: 'Genre' })
  await genre.selectOption('Drama')
  await expect(page).toHaveURL('/suche?q=die&class[]=Movie&genre[]=Drama')
  const dramas = Number(/\d+/.exec((await total.textContent()) ?? ''))
  await genre.selectOption('Krimi')
  await expect(page).toHaveURL(/genre\[\]=Drama&genre\[\]=Krimi$/)
  await expect.poll(async () => Number(/\d+/.exec((await total.textContent()) ?? ''))).toBeGreaterThan(dramas)
  const years = page.getByRole('combobox', { name: 'Jahre' })
  const [, count] = /\((\d+)\)/.exec((await years.getByRole('option', { name: /^2000er/ }).textContent()) ?? '') ?? []
  await years.selectOption('2000-2009')
  await expect(total).toHaveText(`${count} Treffer`)
  await expect(page.getByRole('main').locator('a[data-kind=Movie]')).toHaveCount(Number(count))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Krimi', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Krimi', pressed: true }).click()
  await expect(page).toHaveURL(/genre\[\]=Drama&year=2000-2009$/)
  await page.getByRole('link', { name: 'Filter löschen' }).click()
  await expect(page).toHaveURL('/suche?q=die&class[]=Movie')
  await expect(total).toHaveText(all ?? '')
})

test('the last searches wait where the field is empty, and can be forgotten', async ({ page }) => {
  await page.goto('/suche?q=amrum')
  await page.goto('/suche?q=der+pate')
  await expect(page.getByRole('heading', { level: 1, name: 'Ergebnisse für „der pate“' })).toBeVisible()
  await field(page).fill('amr')
  await expect(page).toHaveURL('/suche?q=amr')
  await page.getByRole('main').getByRole('button', { name: 'Eingabe löschen' }).click()
  await expect(page).toHaveURL('/suche')
  // Half-typed words are no searches.
  await expect(recent(page)).toHaveText(['der pate', 'amrum'])
  await page.getByRole('button', { name: 'Suche nach „der pate“ vergessen' }).click()
  await expect(recent(page)).toHaveText(['amrum'])
  await page.reload()
  await recent(page).first().click()
  await expect(page).toHaveURL('/suche?q=amrum')
  await expect(field(page)).toHaveValue('amrum')
  await page.goto('/suche')
  await page.getByRole('button', { name: 'Alle vergessen' }).click()
  await expect(recent(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

test.describe('with a worker', () => {
  test.use({ worker: true })

  test('without a network it searches the device and says so, until the server is back', async ({ page, stage }) => {
    const film = await topFilm(stage.url)
    await page.goto('/kino/kinoprogramm')
    await untilControlled(page)
    await untilKept(page, `/api/movies/${film.permalink}`)
    await page.goto('/suche')
    await stage.goDown()
    await field(page).fill(film.title)
    const note = page.getByText('Ohne Netz: Gesucht wurde nur in dem, was auf deinem Gerät liegt.')
    await expect(note).toBeVisible()
    const found = page.getByRole('region', { name: 'Auf deinem Gerät' }).getByRole('link', { name: film.title })
    await expect(found.first()).toBeVisible()
    expect(await findPartFaults(page, { within: 'main' })).toEqual([])
    await stage.comeBack()
    await expect(note).toBeHidden({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 2, name: 'Filme' })).toBeVisible()
    await expect(field(page)).toHaveValue(film.title)
  })
})
