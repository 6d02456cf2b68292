import { expect, type Page } from '@playwright/test'
import { openTab } from '../support/livePage.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilSessionKept } from '../support/visitor.ts'

const TITLE = 'Sieben Filme, die nach Chlor riechen'
const FIRST = 'Mein erstes Kino war ein Freibad. Im August spannten sie ein Laken zwischen die Sprungtürme.'
const MORE = ' Wir saßen mit nassen Haaren im Gras, und seitdem gehört Wasser für mich zur Leinwand.'

const text = (page: Page) => page.getByLabel('Text', { exact: true })

test('an article is begun on the phone without a network, continued on the desktop and planned for tomorrow', async ({
  browser,
  stage,
}) => {
  test.slow()
  const phone = await browser.newContext({ baseURL: stage.url, viewport: { width: 390, height: 844 } })
  const desktop = await browser.newContext({ baseURL: stage.url })
  try {
    await signIn(phone, stage.url, 'kritik')
    const page = await openTab(phone)
    await page.goto('/my_blog')
    await untilControlled(page)
    await untilSessionKept(page)
    await phone.setOffline(true)
    await page.getByRole('button', { name: 'Neuer Artikel' }).click()
    await page.getByLabel('Titel').fill(TITLE)
    await text(page).fill(FIRST)
    await expect(page.getByText('Entwurf auf dem Gerät')).toBeVisible()
    const address = new URL(page.url()).pathname
    await page.reload()
    await expect(text(page)).toHaveValue(FIRST)
    await phone.setOffline(false)
    await expect(page.getByText('Gespeichert')).toBeVisible({ timeout: 30_000 })

    await signIn(desktop, stage.url, 'kritik')
    const other = await openTab(desktop)
    await other.goto('/my_blog')
    await other.getByRole('link', { name: TITLE }).click()
    await expect(text(other)).toHaveValue(FIRST)
    expect(new URL(other.url()).pathname).toBe(address)
    await text(other).fill(FIRST + MORE)
    await other.getByRole('button', { name: 'Veröffentlichen' }).click()
    await other.getByLabel('Später').check()
    await other.getByRole('button', { name: 'Einplanen' }).click()
    await expect(other.getByText(/^Erscheint morgen/)).toBeVisible()

    // The open page on the phone hears of it.
    await expect(text(page)).toHaveValue(FIRST + MORE, { timeout: 30_000 })
    await expect(page.getByText(/^Erscheint morgen/)).toBeVisible()
    await expect(page.getByText('30 Wörter')).toBeVisible()
    await expect(other.getByText('30 Wörter')).toBeVisible()
  } finally {
    await phone.close()
    await desktop.close()
  }
})
