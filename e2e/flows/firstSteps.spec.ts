import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import { sessionCall } from '#contract/session.ts'
import { RealBrowser } from '../support/browser.ts'
import { SENT } from '../support/films.ts'
import { mailedLink } from '../support/mail.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { findAxeFaults } from '../support/screenFaults.ts'
import { type Stage, test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

const NAME = 'Ersterabend'
const EMAIL = 'ersterabend@example.org'
const PASSWORD = 'drei Karten für heute'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click()
const titled = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const front = (page: Page) => page.getByRole('region', { name: 'Titel bewerten' }).getByRole('heading')

async function register(page: Page): Promise<void> {
  await page.goto('/registrieren')
  await field(page, 'Benutzername').fill(NAME)
  await field(page, 'E-Mail').fill(EMAIL)
  await field(page, 'Passwort').fill(PASSWORD)
  for (const name of [/16 Jahre/, /AGB/]) await main(page).getByRole('checkbox', { name }).check()
  // A busy machine takes its time with the captcha.
  await expect(main(page).getByRole('status')).not.toContainText('Wir prüfen kurz', { timeout: 60_000 })
  await main(page).getByRole('button', { name: 'Registrieren', exact: true }).click()
  await titled(page, 'Vielen Dank für deine Anmeldung')
}

async function rateByKey(page: Page, key: string): Promise<void> {
  const name = (await front(page).textContent()) ?? ''
  await page.keyboard.press(key)
  await expect(front(page)).not.toHaveText(name)
}

/** The member's state on the server: their cinemas by name, and how many titles they have rated. */
async function held(page: Page): Promise<{ cinemas: string[]; rated: number }> {
  const cinemas = favouriteCinemasCall.answer.parse(await (await page.request.get(favouriteCinemasCall.path)).json())
  const session = sessionCall.answer.parse(await (await page.request.get(sessionCall.path)).json())
  return {
    cinemas: cinemas.items.map(({ name }) => name),
    rated: session.type === 'RegisteredUser' ? session.movie_ratings + session.series_ratings : 0,
  }
}

test('whoever has registered is led through three steps, the second without the server, and nothing is lost', async ({
  stage,
  request,
}) => {
  test.slow()
  const browser = new RealBrowser(stage.url)
  try {
    await leadThrough(await browser.open(), stage, request)
  } finally {
    await browser.dispose()
  }
})

async function leadThrough(page: Page, stage: Stage, request: APIRequestContext): Promise<void> {
  await register(page)
  await page.goto(await mailedLink(request, stage.url, 'aktivieren', EMAIL))
  await titled(page, 'Dein Profil ist aktiv')
  await follow(page, 'Anmelden')
  await field(page, 'Benutzername').fill(NAME)
  await field(page, 'Passwort').fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()

  // The first sign-in leads there.
  await titled(page, 'Erste Schritte')
  await untilControlled(page)
  await expect(step(page, 'Wo gehst du ins Kino?')).toBeVisible()
  expect(await findAxeFaults(page)).toEqual([])
  await main(page).getByLabel('Postleitzahl oder Ort').fill('hambrg')
  await main(page)
    .getByRole('button', { name: /^Hamburg \d+ Kino/ })
    .click()
  const keep = main(page)
    .getByRole('button', { name: /^Merken: / })
    .first()
  const cinema = ((await keep.getAttribute('aria-label')) ?? '').replace('Merken: ', '')
  await keep.click()
  await expect(main(page).getByText(`Dein Lieblingskino: ${cinema}`)).toBeVisible()
  expect(await findAxeFaults(page)).toEqual([])

  await follow(page, 'Nächster Schritt')
  await expect(step(page, 'Was hast du gesehen?')).toBeFocused()
  await expect(front(page)).toBeVisible()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('region', { name: 'Titel bewerten' }).focus()
  for (const key of ['8', '7', '6']) await rateByKey(page, key)
  await expect(main(page).getByText('3 von 10')).toBeVisible()
  await stage.goDown()
  for (const key of ['9', '5', '4', '0', '3', '2']) await rateByKey(page, key)
  await expect(main(page).getByText('9 von 10')).toBeVisible()

  // A member who leaves comes back to the same step, with the ratings that wait.
  await page.goto('/erste-schritte')
  await expect(step(page, 'Was hast du gesehen?')).toBeVisible()
  await expect(main(page).getByText('9 von 10')).toBeVisible()
  await page.getByRole('region', { name: 'Titel bewerten' }).focus()
  await rateByKey(page, '7')
  await expect(main(page).getByText('Geschafft! Wenn du magst, bewerte gleich weiter.')).toBeVisible()
  await follow(page, 'Nächster Schritt')
  await main(page).getByRole('radio', { name: 'Dunkel' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await findAxeFaults(page)).toEqual([])
  await follow(page, 'Fertig')
  await expect(main(page).getByText('Du hast alles eingerichtet. Viel Spaß im Kino!')).toBeVisible()

  await stage.comeBack()
  await page.reload()
  await expect.poll(() => held(page), SENT).toEqual({ cinemas: [cinema], rated: 10 })
}

test('each step can be skipped by keyboard', async ({ page, context, stage }) => {
  await signInAs(context, stage.url, await createMember(context, stage.url))
  await page.goto('/erste-schritte')
  for (const [heading, way] of [
    ['Wo gehst du ins Kino?', 'Schritt überspringen'],
    ['Was hast du gesehen?', 'Schritt überspringen'],
    ['Hell oder dunkel?', 'Fertig'],
  ] as const) {
    await expect(step(page, heading)).toBeVisible()
    await main(page).getByRole('link', { name: way }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(step(page, 'Es kann losgehen')).toBeFocused()
})
