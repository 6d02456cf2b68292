import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { mailedLink } from '../support/mail.ts'
import { createMember, type NewMember, signInAs } from '../support/newMember.ts'
import { findPartFaults } from '../support/screenFaults.ts'
import { test as staged } from '../support/stage.ts'

/** With a new member for each test, signed in and on the page of the account. */
const test = staged.extend<{ member: NewMember }>({
  member: async ({ page, context, stage }, use) => {
    const member = await createMember(context, stage.url)
    await signInAs(context, stage.url, member)
    await page.goto('/konto')
    await use(member)
  },
})

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const NEXT_PASSWORD = 'drei Karten für heute'
const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#b3261e' } })
    .jpeg()
    .toBuffer()
/** The first picture is the menu's button; it has no name. */
const headerPicture = (page: Page) => page.getByRole('banner').locator('button img')

test('a new picture stands in the header at once, and goes again', async ({ page, member }) => {
  await expect(page.getByText(member.email)).toBeVisible()
  await button(page, 'Bild ändern').click()
  const input = page.getByLabel('Bild auswählen')
  await input.setInputFiles({ name: 'ich.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') })
  await button(page, 'Bild hochladen').click()
  await expect(page.getByText('Bitte nimm ein Bild als JPEG, PNG, WebP oder AVIF.')).toBeVisible()
  await expect(headerPicture(page)).toHaveCount(0)

  await input.setInputFiles({ name: 'ich.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(page.getByRole('img', { name: 'So wird dein Bild aussehen' })).toBeVisible()
  await button(page, 'Bild hochladen').click()
  await expect(page.getByText('Dein neues Bild ist da.')).toBeVisible()
  await expect(headerPicture(page)).toBeVisible()
  expect(await headerPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await expect(headerPicture(page)).toBeVisible()

  await button(page, 'Bild ändern').click()
  await button(page, 'Bild entfernen').click()
  await expect(page.getByText('Dein Bild ist entfernt.', { exact: false })).toBeVisible()
  await expect(headerPicture(page)).toHaveCount(0)
})

test('a new address holds once the mailed link was followed, and the link counts once', async ({
  page,
  member,
  stage,
}) => {
  const address = `neu-${member.email}`
  await button(page, 'E-Mail ändern').click()
  await page.getByLabel('Neue E-Mail-Adresse').fill(address)
  await page.getByLabel('Jetziges Passwort').fill('falsch geraten')
  await button(page, 'Bestätigung anfordern').click()
  await expect(page.getByText('Das ist nicht dein Passwort.')).toBeVisible()
  await expect(page.getByLabel('Neue E-Mail-Adresse')).toHaveValue(address)
  await page.getByLabel('Jetziges Passwort').fill(member.password)
  await button(page, 'Bestätigung anfordern').click()
  await expect(page.getByText(`Wir haben eine E-Mail an ${address} geschickt.`, { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${address} wartet auf Bestätigung.`, { exact: false })).toBeVisible()
  await expect(page.getByText(member.email, { exact: true })).toBeVisible()

  const link = await mailedLink(page.request, stage.url, 'email', address)
  // A mail scanner opens the link: this alone confirms nothing.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Deine neue Adresse gilt' })).toBeVisible()
  await page.getByRole('link', { name: 'Zum Konto' }).click()
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})

test('a new password ends the session of the other browser', async ({ page, member, stage, browser }) => {
  const other = await browser.newContext({ baseURL: stage.url })
  await signInAs(other, stage.url, member)
  const whoIsThere = async () => (await (await other.request.get('/api/session')).json()).type
  expect(await whoIsThere()).toBe('RegisteredUser')

  await button(page, 'Passwort ändern').click()
  await page.getByLabel('Jetziges Passwort').fill(member.password)
  await page.getByLabel('Neues Passwort').fill('kurz')
  await page.getByLabel('Neues Passwort').press('Enter')
  await expect(page.getByText('Dein Passwort braucht mindestens 10 Zeichen.')).toBeVisible()
  await expect(page.getByLabel('Neues Passwort')).toBeFocused()
  await page.getByLabel('Neues Passwort').fill(NEXT_PASSWORD)
  await page.getByLabel('Neues Passwort').press('Enter')
  await expect(page.getByText('Dein neues Passwort gilt.', { exact: false })).toBeVisible()

  expect(await whoIsThere()).toBe('AnonymousUser')
  await page.reload()
  await expect(page.getByText(member.email)).toBeVisible()
  await signInAs(other, stage.url, { ...member, password: NEXT_PASSWORD })
  await other.close()
})

test('sessions are listed, and end one by one or all at once', async ({ page, member, stage, browser }) => {
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL: stage.url })))
  for (const other of others) await signInAs(other, stage.url, member)
  const signedIn = async () => {
    const answers = await Promise.all(others.map(async ({ request }) => (await request.get('/api/session')).json()))
    return answers.filter(({ type }) => type === 'RegisteredUser').length
  }
  await page.reload()
  const rows = page.getByRole('region', { name: 'Sitzungen' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'diese hier' })).toHaveCount(1)
  await rows.filter({ hasNotText: 'diese hier' }).first().getByRole('button').click()
  await expect(rows).toHaveCount(3)
  expect(await signedIn()).toBe(2)
  await button(page, 'Alle anderen beenden').click()
  await expect(rows).toHaveCount(1)
  expect(await signedIn()).toBe(0)
  await page.reload()
  await expect(page.getByText(member.email)).toBeVisible()
  for (const other of others) await other.close()
})

test('the export is a ZIP of JSON and CSV with what belongs to the member', async ({ page, member }) => {
  const coming = page.waitForEvent('download')
  await button(page, 'Daten mitnehmen').click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^lichtspiel-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  for (const name of ['profil', 'anmeldungen', 'bewertungen', 'lieblingskinos', 'kommentare', 'trivia', 'verlauf']) {
    expect(Object.keys(files)).toEqual(expect.arrayContaining([`${name}.json`, `${name}.csv`]))
  }
  expect(JSON.parse(new TextDecoder().decode(files['profil.json']))).toMatchObject([{ email: member.email }])
  await expect(page.getByText(`${download.suggestedFilename()} liegt bei deinen Downloads.`)).toBeVisible()
})

test('without the server nothing is changed, and it is said', async ({ page, member, stage }) => {
  const toggle = page.getByRole('switch', { name: 'Tipps & News' })
  await toggle.click()
  await expect(page.getByText('Du bekommst jetzt Tipps & News per E-Mail.')).toBeVisible()
  await stage.goDown()
  await toggle.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Der Server ist gerade nicht erreichbar.')
  await expect(toggle).toBeChecked()
  await button(page, 'Daten mitnehmen').click()
  await expect(page.getByRole('region', { name: 'Deine Daten' }).getByRole('alert')).toBeVisible()
  await stage.comeBack()
  await page.reload()
  await expect(toggle).toBeChecked()
  await expect(page.getByText(member.email)).toBeVisible()
})

test('a deleted account is gone, and nobody is signed in', async ({ page, member, context }) => {
  await button(page, 'Konto löschen').click()
  await page.getByLabel('Dein Passwort').fill('falsch geraten')
  await button(page, 'Konto endgültig löschen').click()
  const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' })
  await question.getByRole('button', { name: 'Konto behalten' }).click()
  await expect(question).toBeHidden()
  await button(page, 'Konto endgültig löschen').click()
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Das ist nicht dein Passwort.')).toBeVisible()
  await expect(question).toBeHidden()

  await page.getByLabel('Dein Passwort').fill(member.password)
  await button(page, 'Konto endgültig löschen').click()
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page).toHaveURL(/\/hinweis\/konto-geloescht$/)
  await expect(page.getByText('Dein Konto ist gelöscht. Danke, dass du dabei warst.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  expect(await (await context.request.get('/api/session')).json()).toEqual({ type: 'AnonymousUser' })
  await page.goto('/konto')
  await expect(button(page, 'Anmelden')).toBeVisible()
})

test('has no faults by day and night, wide and narrow, with all its forms open', async ({ page, member }) => {
  await expect(page.getByText(member.email)).toBeVisible()
  for (const name of ['Bild ändern', 'E-Mail ändern', 'Passwort ändern', 'Konto löschen']) {
    await button(page, name).first().click()
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findPartFaults(page, { widths: [width] }), `${width} px`).toEqual([])
  }
})
