import { expect, type Page } from '@playwright/test'
import { mailedLink } from '../support/mail.ts'
import { findAxeFaults } from '../support/screenFaults.ts'
import { test } from '../support/stage.ts'

const PASSWORD = 'drei Karten für heute'

const form = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true })
const box = (page: Page, name: RegExp) => form(page).getByRole('checkbox', { name })
/** On a busy machine, the captcha takes long. */
async function send(page: Page): Promise<void> {
  await expect(form(page).getByRole('status')).not.toContainText('Wir prüfen kurz', { timeout: 60_000 })
  await form(page).getByRole('button', { name: 'Registrieren', exact: true }).click()
}
const titled = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const expectAccessible = async (page: Page) => {
  expect(await findAxeFaults(page)).toEqual([])
}

test('a visitor registers after some mistakes, activates the profile by mail and signs in', async ({
  page,
  stage,
  request,
}) => {
  await page.goto('/registrieren')
  await titled(page, 'Jetzt kostenlos Registrieren')
  await expectAccessible(page)
  await field(page, 'Benutzername').fill('ab')
  await field(page, 'E-Mail').fill('lichtmotte@example.org')
  await field(page, 'Passwort').fill('kino')
  await box(page, /AGB/).check()
  await send(page)
  await expect(field(page, 'Benutzername')).toBeFocused()
  await expect(form(page).getByText('Dein Benutzername braucht 3 bis 20 Zeichen.')).toBeVisible()
  await expect(form(page).getByText('Dein Passwort braucht mindestens 10 Zeichen.')).toBeVisible()
  await expect(form(page).getByText('Du musst mindestens 16 Jahre alt sein.')).toBeVisible()
  await expect(field(page, 'E-Mail')).toHaveValue('lichtmotte@example.org')
  await expectAccessible(page)

  await field(page, 'Benutzername').fill('kinofan')
  await expect(form(page).getByText('Dein Benutzername braucht 3 bis 20 Zeichen.')).toBeHidden()
  await field(page, 'Passwort').fill(PASSWORD)
  await box(page, /16 Jahre/).check()
  await send(page)
  await expect(form(page).getByText('Dieser Benutzername ist schon vergeben.')).toBeVisible()
  await expect(field(page, 'Passwort')).toHaveValue(PASSWORD)

  await field(page, 'Benutzername').fill('Lichtmotte')
  await send(page)
  await expect(page).toHaveURL(/\/registrieren\/erfolg$/)
  await titled(page, 'Vielen Dank für deine Anmeldung')
  await expect(page.getByText('Wir haben dir gerade eine E-Mail geschickt.')).toBeVisible()
  await expect(page.getByText('Bitte aktiviere dein Profil mit dem Link in dieser E-Mail.')).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(request, stage.url, 'aktivieren', 'lichtmotte@example.org')
  // Mail scanners follow the links of mails; this activates nothing.
  expect((await request.get(stage.url + link)).status()).toBe(200)
  await page.goto(link)
  await titled(page, 'Dein Profil ist aktiv')
  await expect(page.getByText('Willkommen, Lichtmotte!')).toBeVisible()
  await expect(page.getByText(/nach 24 Stunden/)).toBeVisible()
  await expectAccessible(page)

  await form(page).getByRole('link', { name: 'Anmelden' }).click()
  await field(page, 'Benutzername').fill('Lichtmotte')
  await field(page, 'Passwort').fill(PASSWORD)
  await form(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Willkommen zurück, Lichtmotte.', { exact: false })).toBeVisible()

  await page.goto(link)
  await titled(page, 'Dieser Link gilt nicht mehr')
  await expect(page.getByText('In diesem Browser bist du als Lichtmotte angemeldet.')).toBeVisible()
  await expectAccessible(page)
})

test('what was typed survives a server that is gone, and the same form goes through afterwards', async ({
  page,
  stage,
}) => {
  await page.goto('/registrieren')
  await field(page, 'Benutzername').fill('Nachtfalter')
  await field(page, 'E-Mail').fill('nachtfalter@example.org')
  await field(page, 'Passwort').fill(PASSWORD)
  await box(page, /16 Jahre/).check()
  await box(page, /AGB/).check()
  await expect(form(page).getByRole('status')).toContainText('bestanden', { timeout: 60_000 })
  await stage.goDown()
  await send(page)
  await expect(form(page).getByRole('alert')).toContainText('Was du eingegeben hast, bleibt stehen.')
  await expect(field(page, 'Passwort')).toHaveValue(PASSWORD)
  await stage.comeBack()
  await send(page)
  await titled(page, 'Vielen Dank für deine Anmeldung')
})

test('a link that is opened without a way to the server waits for another try', async ({ page, stage }) => {
  await page.goto('/registrieren')
  stage.proxy.fault = ({ url }) => (url === '/api/activation' ? 'drop' : 'pass')
  await page.goto('/aktivieren/nie-gesehen')
  await titled(page, 'Das hat noch nicht geklappt')
  await expectAccessible(page)
  stage.proxy.fault = () => 'pass'
  await form(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await titled(page, 'Dieser Link gilt nicht mehr')
})
