import { expect, type Page } from '@playwright/test'
import type { Vendor } from '../../src/atoms/consent/consent.ts'
import { solve } from '../../test/solveCaptcha.ts'
import { choiceOf, collectBeacons, storeChoice } from '../support/consent.ts'
import { programmeFilm, shownRating } from '../support/films.ts'
import { findPartFaults } from '../support/screenFaults.ts'
import { SocialNetwork } from '../support/socialNetwork.ts'
import { test as staged } from '../support/stage.ts'
import { collectComplaints } from '../support/visitor.ts'

/** With a social network on another origin, which the server's operator has configured. */
const test = staged.extend<object, { network: SocialNetwork }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see the fixtures that are needed
    async ({}, use) => {
      const network = new SocialNetwork()
      await network.start()
      await use(network)
      await network.stop()
    },
    { scope: 'worker' },
  ],
  env: [async ({ network }, use) => use(network.env), { scope: 'worker' }],
})

test.use({ asked: true })
test.beforeEach(({ network }) => {
  network.isBlocked = false
  network.person = null
  network.asked.length = 0
})

const LEAD = 'Anmelden via Facebook nicht möglich.'
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Mit Facebook anmelden' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens the login as somebody who decided on consent before. */
async function openLogin(page: Page, allowed: readonly Vendor[]): Promise<void> {
  await page.addInitScript(storeChoice, choiceOf(allowed))
  await page.goto('/anmelden')
}

/** Presses the button and goes through the network's window. */
async function signIn(page: Page): Promise<void> {
  await expect(button(page)).toBeEnabled()
  const opened = page.waitForEvent('popup')
  await button(page).click()
  const window = await opened
  await expect(button(page)).toBeDisabled()
  // The click closes the window, now and then before it is told to have been made.
  const closed = window.waitForEvent('close')
  await Promise.any([window.getByRole('button', { name: 'Weiter' }).click(), closed])
}

test('nothing is loaded before consent; whoever gives it becomes a member and is welcomed', async ({
  page,
  network,
  stage,
}) => {
  network.person = { id: 'fb-neu', name: 'Nora Neu', email: 'nora@example.org' }
  await page.goto('/anmelden')
  const main = page.getByRole('main')
  // Nothing was ever decided: the form asks the device at once.
  await expect(main.getByText(/weil die dafür erforderlichen Cookies nicht erlaubt sind/)).toBeVisible()
  expect(network.asked).toEqual([])

  await main.getByRole('button', { name: 'Einstellungen anpassen' }).click()
  const preferences = page.getByRole('dialog', { name: 'Einstellungen anpassen' })
  await preferences.getByRole('switch', { name: 'Facebook-Anmeldung' }).click()
  await preferences.getByRole('switch', { name: 'Statistik' }).click()
  await preferences.getByRole('button', { name: 'Auswahl speichern' }).click()
  const beacons = collectBeacons(page)
  await signIn(page)

  await expect(page.getByText('Willkommen, Nora.Neu! Dein Konto ist eingerichtet.')).toBeVisible()
  await expect(page).toHaveURL(`${stage.url}/erste-schritte`)
  const session = await (await page.request.get(`${stage.url}/api/session`)).json()
  expect(session).toMatchObject({ type: 'RegisteredUser', username: 'Nora.Neu' })
  await expect
    .poll(() => beacons.map(({ event }) => event))
    .toEqual(expect.arrayContaining(['Sign-Up: Login Success', 'Social Signup Complete']))
})

test('a member is known by the address, and nothing is complained about', async ({ page, network, stage }) => {
  const complaints = collectComplaints(page)
  network.person = { id: 'fb-kinofan', name: 'Kino Fan', email: 'kinofan@demo.example' }
  await openLogin(page, ['social'])
  await signIn(page)
  await expect(page.getByText('Willkommen zurück, kinofan. Du hast dich erfolgreich eingeloggt.')).toBeVisible()
  expect((await (await page.request.get(`${stage.url}/api/session`)).json()).username).toBe('kinofan')
  expect(complaints).toEqual([])
})

test('whoever rates as a visitor allows the vendor above the overlay, becomes a member, and the rating goes on', async ({
  page,
  network,
  stage,
}) => {
  network.person = { id: 'fb-rita', name: 'Rita Rasch', email: 'rita@example.org' }
  const film = await programmeFilm(stage.url, 8)
  await page.addInitScript(storeChoice, choiceOf([]))
  await page.goto(`/movies/${film.permalink}`)
  await shownRating(page).focus()
  await page.keyboard.press('End')
  const overlay = page.getByRole('dialog', { name: 'Anmelden' })
  await overlay.getByRole('button', { name: 'Einstellungen anpassen' }).click()
  const preferences = page.getByRole('dialog', { name: 'Einstellungen anpassen' })
  await preferences.getByRole('switch', { name: 'Facebook-Anmeldung' }).click()
  await preferences.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(preferences).toBeHidden()
  const signUp = overlay.getByRole('button', { name: 'Mit Facebook anmelden' })
  await expect(signUp).toBeEnabled()
  const opened = page.waitForEvent('popup')
  await signUp.click()
  await (await opened).getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Willkommen, Rita.Rasch! Dein Konto ist eingerichtet.')).toBeVisible()
  await expect(overlay).toBeHidden()
  await expect(shownRating(page)).toHaveValue('10')
  const ratingOf = () => stage.database?.ratingOf('Rita.Rasch', film.permalink)
  if (stage.database) await expect.poll(ratingOf, { timeout: 60_000 }).toBe(10)
})

test('a blocked SDK is told, and loaded once it may be', async ({ page, network }) => {
  network.isBlocked = true
  await openLogin(page, ['social'])
  await expect(alert(page)).toHaveText(`${LEAD} Stelle sicher, dass Facebook nicht von einem AdBlocker blockiert wird.`)
  await expect(button(page)).toBeDisabled()
  network.isBlocked = false
  await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(button(page)).toBeEnabled()
  await expect(alert(page)).toBeHidden()
})

test('whoever does not connect hears so and may try again', async ({ page, network }) => {
  await openLogin(page, ['social'])
  await signIn(page)
  await expect(alert(page)).toHaveText(`${LEAD} Bitte versuche es später noch einmal.`)
  network.person = { id: 'fb-kritik', name: 'Kritik', email: 'kritik@demo.example' }
  await signIn(page)
  await expect(page.getByText('Willkommen zurück, kritik.', { exact: false })).toBeVisible()
})

test('an address that is not shared, and a profile that waits for its link, are told', async ({
  page,
  network,
  stage,
}) => {
  const told = `${LEAD} Stelle sicher, dass dein Profil aktiviert und deine E-Mail Adresse für uns freigegeben ist.`
  network.person = { id: 'fb-still', name: 'Stille Seherin' }
  await openLogin(page, ['social'])
  await signIn(page)
  await expect(alert(page)).toHaveText(told)

  await register(page, stage.url, 'wartend@example.org')
  network.person = { id: 'fb-wartend', name: 'Wartend', email: 'wartend@example.org' }
  await signIn(page)
  await expect(alert(page)).toHaveText(told)
  expect((await (await page.request.get(`${stage.url}/api/session`)).json()).type).toBe('AnonymousUser')
})

test('every state is without an accessibility fault and fits, by day and by night', async ({ page, network }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = async (what: string) =>
    expect(await findPartFaults(page, { within: 'main', widths: [320, 1280, 390] }), what).toEqual([])
  network.isBlocked = true
  await openLogin(page, ['social'])
  await expect(alert(page)).toBeVisible()
  await check('blocked')
  network.isBlocked = false
  await page.goto('/anmelden')
  await expect(button(page)).toBeEnabled()
  await check('ready')
  await openLogin(page, [])
  await expect(page.getByRole('main').getByRole('button', { name: 'Einstellungen anpassen' })).toBeVisible()
  await check('refused')
})

/** Registers by the API; the mailed link is not followed. */
async function register(page: Page, url: string, email: string): Promise<void> {
  const { request } = page.context()
  const captcha = await (await request.get(`${url}/api/captcha?form=signup`)).json()
  await request.get(`${url}/api/csrf_token`)
  const cookie = (await page.context().cookies(url)).find(({ name }) => name === 'XSRF-TOKEN')
  const fields = {
    username: 'Wartend',
    password: 'popcorn-im-dunkeln',
    email,
    age_verification: '1',
    terms_of_service_and_privacy: '1',
    wants_newsletter: '0',
    registration_domain: new URL(url).hostname,
    'g-recaptcha-response': await solve(captcha),
  }
  const form = Object.fromEntries(Object.entries(fields).map(([key, value]) => [`user[${key}]`, value]))
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(cookie?.value ?? '') }
  const answer = await request.post(`${url}/api/v1/users`, { headers, form })
  expect(answer.status(), await answer.text()).toBe(200)
}
