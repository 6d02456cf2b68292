import { expect, type Page } from '@playwright/test'
import { programmeFilm, shownRating } from '../support/films.ts'
import { mailedLink } from '../support/mail.ts'
import { findAxeFaults } from '../support/screenFaults.ts'
import { test } from '../support/stage.ts'

const NAME = 'Nachtvorstellung'
const PASSWORD = 'drei Karten für heute'

const requestLink = async (page: Page, user: string) => {
  await page.getByLabel('Benutzername oder E-Mail').fill(user)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
}

const expectAccessible = async (page: Page) => {
  expect(await findAxeFaults(page)).toEqual([])
}

test('who forgot the password sets a new one by the mailed link, once', async ({ page, stage, request }) => {
  await page.goto('/anmelden')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await expectAccessible(page)

  await requestLink(page, 'gibt-es-nicht')
  await expect(main.getByRole('alert')).toHaveText('Benutzername oder E-Mail unbekannt')
  await requestLink(page, NAME)
  await expect(main.getByRole('status')).toHaveText(
    'Danke, wir haben dir zur Bestätigung eine E-Mail geschickt. Bitte klicke auf den Link in der E-Mail, um ein neues Passwort zu erhalten.',
  )

  const link = await mailedLink(request, stage.url, 'passwort', `${NAME.toLowerCase()}@demo.example`)
  await page.goto(link)
  const password = main.getByLabel('Neues Passwort')
  await password.fill('kurz')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Dein Passwort braucht mindestens 10 Zeichen.')).toBeVisible()
  await password.fill(`${NAME}1`)
  await page.keyboard.press('Enter')
  await expect(main.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(main.getByText('Dein neues Passwort gilt. Du kannst dich jetzt damit anmelden.')).toBeVisible()
  await expect(main.getByLabel('Benutzername')).toHaveValue(NAME)
  await main.getByLabel('Passwort').fill('popcorn-im-dunkeln')
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(main.getByRole('alert')).toHaveText('Benutzername oder Passwort stimmt nicht.')
  await main.getByLabel('Passwort').fill(PASSWORD)
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText(`Willkommen zurück, ${NAME}. Du hast dich erfolgreich eingeloggt.`)).toBeVisible()

  // Before anybody types.
  await page.goto(link)
  await expect(main.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  await expectAccessible(page)
})

test('a link that is over leads to another one', async ({ page }) => {
  await page.goto('/passwort/laengst-vorbei')
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible()
  await expect(page.getByLabel('Benutzername oder E-Mail')).toBeVisible()
})

test('in the overlay somebody registers instead, and comes back to the login', async ({ page, stage }) => {
  const film = await programmeFilm(stage.url, 5)
  await page.goto(`/movies/${film.permalink}`)
  await shownRating(page).focus()
  await page.keyboard.press('End')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Kostenlos registrieren' }).click()
  await expect(dialog.getByRole('heading', { name: 'Jetzt kostenlos Registrieren' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zurück zur Anmeldung' }).click()
  await expect(dialog.getByLabel('Passwort')).toBeVisible()
})
