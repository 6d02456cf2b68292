import { expect, type Page } from '@playwright/test'
import { footerLinks } from '../../src/texts/footer.ts'
import { menus } from '../../src/texts/shell.ts'
import { crawl } from '../support/links.ts'
import { test } from '../support/stage.ts'
import { signIn } from '../support/visitor.ts'

/** The addresses of the site's own links that the page holds now. */
const hrefs = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].filter(Boolean))

test('no link of the site is dead, for a visitor', async ({ page, stage }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeVisible()
  const menu = menus.flatMap(({ entries }) => entries.map(({ path }) => path))
  const pages = footerLinks.map(({ path }) => path)
  const { visited, faults } = await crawl(stage.url, ['/', ...(await hrefs(page)), ...menu, ...pages])
  expect(faults).toEqual([])
  for (const path of [...menu, ...pages]) expect(visited).toContain(path)
  // Far enough to have seen one of everything.
  for (const folder of ['/movies/', '/serie/', '/people/', '/kinos/']) {
    expect(
      [...visited].some((address) => address.startsWith(folder)),
      folder,
    ).toBe(true)
  }
})

test('no link of a member’s menu is dead, and the pages know the member', async ({ page, context, stage }) => {
  await signIn(context, stage.url, 'kinofan')
  await page.goto('/pages/about')
  const before = await hrefs(page)
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await expect(page.getByRole('link', { name: 'Mein Blog' })).toBeVisible()
  const own = (await hrefs(page)).filter((href) => !before.includes(href))
  // Beside the account's pages those of the counts.
  expect(own.filter((href) => href.startsWith('/users/kinofan/'))).toHaveLength(4)
  for (const path of ['/myprofile', '/my_blog', '/my_watchlist', '/my_boards', '/inbox', '/my_friendships']) {
    expect([...before, ...own]).toContain(path)
  }
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const { faults } = await crawl(stage.url, own, cookies)
  expect(faults).toEqual([])
})
