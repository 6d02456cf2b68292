import { type BrowserContext, expect, type Page } from '@playwright/test'
import { listCall, listsCall } from '#contract/lists.ts'

/** Makes a list in the form above one's own lists, with or without a network. */
export async function makeList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Neue Liste' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Liste anlegen' }).click()
  await expect(page.getByText(new RegExp(`„${name}“ ist (auf deinem Gerät )?angelegt\\.`))).toBeVisible()
}

/** Deletes the list whose page is open. */
export async function deleteList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByRole('button', { name: 'Liste löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liste löschen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Meine Listen' })).toBeVisible()
}

/** Puts the film whose page is open on one of the lists that are there, without a network. */
export async function addToList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Liste', exact: true }).click()
  await page.getByRole('combobox', { name: 'Liste' }).click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(page.getByText(`„${name}“ bekommt den Eintrag`)).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).click()
}

/** The titles of the list whose page is open, in order. */
export const listedTitles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** A member's public lists as the server has them: name, and titles in order. */
export async function listsOf(context: BrowserContext, url: string, username: string): Promise<[string, string[]][]> {
  const answer = await context.request.get(`${url}${listsCall.path}?order=newest`)
  const { items } = listsCall.answer.parse(await answer.json())
  const own = items.filter(({ author }) => author.username === username)
  return Promise.all(
    own.map(async ({ id, name }): Promise<[string, string[]]> => {
      const list = listCall.answer.parse(await (await context.request.get(`${url}/api/lists/${id}`)).json())
      return [name, list.items.map(({ title }) => title)]
    }),
  )
}
