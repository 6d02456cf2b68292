import { expect, type Page } from '@playwright/test'
import { mailedLink } from '../support/mail.ts'
import { test } from '../support/stage.ts'

const NAME = 'Saallicht'
const EMAIL = 'saallicht@example.org'
const passwords = ['ein Abend im Kino', 'drei Karten für heute', 'die letzte Reihe links'] as const

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const titled = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function signIn(page: Page, password: string): Promise<void> {
  await field(page, 'Benutzername').fill(NAME)
  await field(page, 'Passwort').fill(password)
  await button(page, 'Anmelden').click()
  await expect(page.getByText(`Willkommen zurück, ${NAME}. Du hast dich erfolgreich eingeloggt.`)).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Du hast dich erfolgreich ausgeloggt.')).toBeVisible()
}

test('an account from its registration to its deletion', async ({ page, stage, request }) => {
  const [first, second, third] = passwords

  await test.step('register', async () => {
    await page.goto('/registrieren')
    await field(page, 'Benutzername').fill(NAME)
    await field(page, 'E-Mail').fill(EMAIL)
    await field(page, 'Passwort').fill(first)
    await main(page)
      .getByRole('checkbox', { name: /16 Jahre/ })
      .check()
    await main(page).getByRole('checkbox', { name: /AGB/ }).check()
    // A busy machine takes its time with the captcha.
    await expect(main(page).getByRole('status')).not.toContainText('Wir prüfen kurz', { timeout: 60_000 })
    await button(page, 'Registrieren').click()
    await titled(page, 'Vielen Dank für deine Anmeldung')
  })

  await test.step('activate by the mail', async () => {
    await page.goto(await mailedLink(request, stage.url, 'aktivieren', EMAIL))
    await titled(page, 'Dein Profil ist aktiv')
  })

  await test.step('sign in and out', async () => {
    await main(page).getByRole('link', { name: 'Anmelden' }).click()
    await signIn(page, first)
    await signOut(page)
  })

  await test.step('recover by the mail', async () => {
    await page.goto('/anmelden')
    await button(page, 'Passwort vergessen?').click()
    await field(page, 'Benutzername oder E-Mail').fill(EMAIL)
    await button(page, 'Link anfordern').click()
    await expect(main(page).getByText('Danke, wir haben dir zur Bestätigung', { exact: false })).toBeVisible()
    await page.goto(await mailedLink(request, stage.url, 'passwort', EMAIL))
    await field(page, 'Neues Passwort').fill(second)
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Dein neues Passwort gilt.', { exact: false })).toBeVisible()
    await signIn(page, second)
  })

  await test.step('change the password', async () => {
    await page.goto('/konto')
    await button(page, 'Passwort ändern').click()
    await field(page, 'Jetziges Passwort').fill(second)
    await field(page, 'Neues Passwort').fill(third)
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Dein neues Passwort gilt.', { exact: false })).toBeVisible()
  })

  await test.step('take the data along', async () => {
    const coming = page.waitForEvent('download')
    await button(page, 'Daten mitnehmen').click()
    expect((await coming).suggestedFilename()).toMatch(/\.zip$/)
  })

  await test.step('delete', async () => {
    await button(page, 'Konto löschen').click()
    await field(page, 'Dein Passwort').fill(third)
    await button(page, 'Konto endgültig löschen').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page).toHaveURL(/\/hinweis\/konto-geloescht$/)
    await page.goto('/anmelden')
    await field(page, 'Benutzername').fill(NAME)
    await field(page, 'Passwort').fill(third)
    await button(page, 'Anmelden').click()
    await expect(main(page).getByRole('alert')).toHaveText('Benutzername oder Passwort stimmt nicht.')
  })
})
