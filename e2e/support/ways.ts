import { expect, type Page } from '@playwright/test'
import { cinemasCall } from '#contract/cinema.ts'
import { topFilm } from './films.ts'

/** Opens a screen; `url` is the app's address. */
export type Open = (page: Page, url: string) => Promise<unknown>

/** By its address. */
export const at =
  (path: string): Open =>
  (page) =>
    page.goto(path)

/** A page of the programme's first film. */
export const ofFilm =
  (rest: string): Open =>
  async (page, url) =>
    page.goto(`/movies/${(await topFilm(url)).permalink}${rest}`)

/** The page of Berlin's first cinema. */
export const ofCinema: Open = async (page, url) => {
  const { items } = cinemasCall.answer.parse(await (await fetch(`${url}${cinemasCall.path}?city=berlin`)).json())
  await page.goto(`/kinos/${items[0]?.permalink}`)
}

/** Where a list's first link leads that lies in a folder. */
export const firstOf =
  (path: string, folder: string): Open =>
  async (page) => {
    await page.goto(path)
    const href = await page.getByRole('main').locator(`a[href^="${folder}"]`).first().getAttribute('href')
    await page.goto(href ?? '')
  }

/** Above a page, once something was done that opens it. */
export const above =
  (open: Open, openIt: (page: Page) => Promise<unknown>): Open =>
  async (page, url) => {
    await open(page, url)
    await openIt(page)
  }

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

export async function untilDialog(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible()
}
