import { expect } from '@playwright/test'
import { programmeFilm, rate, shownRating, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'

test('a visitor who rates signs in first, and the rating goes on after it', async ({ page, stage }) => {
  const film = await programmeFilm(stage.url, 6)
  await page.goto(`/movies/${film.permalink}`)
  await shownRating(page).focus()
  await page.keyboard.press('End')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()

  await dialog.getByLabel('Benutzername').fill('neuling')
  await dialog.getByLabel('Passwort').fill('falsch')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel('Benutzername')).toHaveValue('neuling')

  await dialog.getByLabel('Passwort').fill('popcorn-im-dunkeln')
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Willkommen zurück, neuling. Du hast dich erfolgreich eingeloggt.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(shownRating(page)).toHaveValue('10')
  if (stage.database) {
    await expect.poll(() => stage.database?.ratingOf('neuling', film.permalink), { timeout: 60_000 }).toBe(10)
  }
})

test('signing out leaves nothing personal on the page', async ({ page, stage }) => {
  const film = await programmeFilm(stage.url, 7)
  await page.goto('/anmelden')
  const form = page.getByRole('main')
  await form.getByLabel('Benutzername').fill('kritik')
  await form.getByLabel('Passwort').fill('popcorn-im-dunkeln')
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Willkommen zurück, kritik.', { exact: false })).toBeVisible()
  await page.goto(`/movies/${film.permalink}`)
  await rate(page, 1)
  // Signing out with unsent commands would open a question.
  await expect(page.getByText(UNSENT)).toHaveCount(0)
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Du hast dich erfolgreich ausgeloggt.')).toBeVisible()
  await page.goto(`/movies/${film.permalink}`)
  await expect(page.getByText('Wie war er?')).toBeVisible()
})
