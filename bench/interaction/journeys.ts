import type { Page } from '@playwright/test'

/** The acts of a visitor on one page. Each act is a real input: a press, a key, a drag. */
export type Journey = { name: string; path: string; member?: true; act(page: Page): Promise<void> }

const FILM = '/movies/die-odyssee'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const choose = (label: string) => async (page: Page) => {
  const field = page.getByRole('combobox', { name: label }).first()
  const values = await field.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await field.focus()
  // By keys, as a browser reports them: `selectOption` would set the value without any input.
  await page.keyboard.press(values.length > 1 ? 'ArrowDown' : 'ArrowUp')
  await field.selectOption(values[1] ?? '')
}

async function drag(page: Page): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Deine Wertung' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider has no place')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 20 })
  await page.mouse.up()
}

/** Twelve journeys through what is used most. */
export const journeys: readonly Journey[] = [
  { name: 'open the menu', path: '/', act: (page) => press(page, 'Menü') },
  { name: 'open a dialog', path: '/', act: (page) => press(page, 'Darstellung') },
  {
    name: 'type a search',
    path: '/suche',
    act: async (page) => {
      await page.getByRole('main').getByRole('searchbox').click()
      await page.keyboard.type('interstellar', { delay: 60 })
    },
  },
  { name: 'filter the programme', path: '/kino/kinoprogramm', act: (page) => press(page, 'OmU') },
  { name: 'sort the programme', path: '/kino/kinoprogramm', act: choose('Sortieren') },
  { name: 'keep a cinema', path: '/kinos/kino-printe-aachen', act: (page) => press(page, 'Als Lieblingskino merken') },
  { name: 'filter the films', path: '/filme', act: choose('Genre') },
  {
    name: 'follow a link',
    path: '/filme',
    act: (page) => page.locator('main a[href^="/movies/"]').first().click(),
  },
  { name: 'drag the slider', path: FILM, member: true, act: drag },
  { name: 'mark a film', path: FILM, member: true, act: (page) => press(page, 'Merken') },
  { name: 'choose a list', path: FILM, member: true, act: (page) => press(page, 'Liste') },
  {
    name: 'type a comment',
    path: `${FILM}/kommentare`,
    member: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Schreib einen Kommentar' }).first().click()
      await page.keyboard.type('Ein Film wie ein Nachmittag am See.', { delay: 60 })
    },
  },
]
