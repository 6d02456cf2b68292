import { expect, type Page } from '@playwright/test'
import type { Kept } from '../../src/atoms/core/keptForm.ts'
import { STATE_KEY } from '../../src/atoms/core/keptKey.ts'
import { isPersonal } from '../../src/atoms/core/keptState.ts'
import { placesTelling } from '../support/deviceContents.ts'
import {
  PENDING,
  type ProgrammeFilm,
  programmeFilm,
  programmeFilms,
  rate,
  SENT,
  shownRating,
  UNSENT,
} from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { type Stage, test } from '../support/stage.ts'
import { signIn, untilControlled } from '../support/visitor.ts'

test.describe.configure({ retries: 0 })

test.use({ worker: true })

const outboxLink = (page: Page) => page.getByRole('link', { name: /^Ausstehende Aktionen/ })
const isVisitor = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()

async function isMember(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  const menu = page.getByRole('navigation', { name: 'Benutzermenü' })
  await expect(menu).toContainText(username)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

async function signInByForm(page: Page, username: string): Promise<void> {
  await page.goto('/anmelden')
  const form = page.getByRole('main')
  await form.getByLabel('Benutzername').fill(username)
  await form.getByLabel('Passwort', { exact: true }).fill('popcorn-im-dunkeln')
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText(`Willkommen zurück, ${username}.`, { exact: false })).toBeVisible()
}

const PUBLIC_OR_FRIENDS = ['outbox/own', 'articles-v1', 'background-v1']

/**
 * The places on the device that name a member. The two members are friends: the friend's own state may name them, and
 * public articles and a film's public lists name their authors. No other place may.
 */
async function placesNaming(page: Page, member: string): Promise<string[]> {
  const places = (await placesTelling(page, [member])).filter((place) => !PUBLIC_OR_FRIENDS.includes(place))
  const isPublic = places.includes('sessionStorage') && (await tellsPublicly(page, member))
  return isPublic ? places.filter((place) => place !== 'sessionStorage') : places
}

/** Whether the tab's kept state names a member in public answers alone. */
async function tellsPublicly(page: Page, member: string): Promise<boolean> {
  const { [STATE_KEY]: state = '{"entries":[]}', ...rest } = await page.evaluate(() => ({ ...sessionStorage }))
  const { entries, ...head } = JSON.parse(state) as Kept
  const personal = entries.filter(([key]) => isPersonal(key))
  return !JSON.stringify([rest, head, personal]).includes(member)
}

/** A film from the programme's second page or later on which neither member has done anything. */
async function filmNew({ url, database }: Stage): Promise<ProgrammeFilm> {
  for (const page of [2, 3, 4]) {
    for (const film of await programmeFilms(url, page)) {
      if (await isUntouched(database, film.permalink)) return film
    }
  }
  throw new Error('both members have acted on all films of the programme')
}

async function isUntouched(database: Stage['database'], film: string): Promise<boolean> {
  if (!database) return true
  const effects = [...(await database.effectsOn(film, 'kinofan')), ...(await database.effectsOn(film, 'kritik'))]
  return effects.length === 0 && (await database.ratingOf('kritik', film)) === undefined
}

test('two tabs and two members: nobody sees or sends what is another’s, and nothing is lost', async ({
  page,
  context,
  stage,
}) => {
  const film = await filmNew(stage)
  await signIn(context, stage.url, 'kinofan')
  await page.goto(`/movies/${film.permalink}`)
  await untilControlled(page)
  const other = await openTab(context, '/filme')
  await other.keyboard.press('Shift')
  await expect.poll(() => placesTelling(other, ['u-kinofan'])).toContain('keyval-store/keyval')

  await stage.goDown()
  await rate(page, 3)
  await expect(page.getByText(PENDING)).toBeVisible()
  await expect(outboxLink(other)).toBeVisible()
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Später senden' }).click()
  for (const tab of [page, other]) {
    await isVisitor(tab)
    await expect(outboxLink(tab)).toHaveCount(0)
  }

  await stage.comeBack()
  await signInByForm(other, 'kritik')
  await isMember(page, 'kritik')
  await page.reload()
  await isMember(page, 'kritik')
  await expect(page.getByRole('region', { name: 'Deine Wertung' })).toBeVisible()
  await expect(page.getByText(PENDING)).toHaveCount(0)
  await expect(outboxLink(page)).toHaveCount(0)
  await page.goto('/ausstehend')
  await expect(page.getByText('Nichts wartet')).toBeVisible()
  // The waiting entry, and the note that it is parked.
  await expect.poll(() => placesNaming(page, 'u-kinofan')).toEqual(['outbox/meta', 'outbox/outbox'])
  await expect.poll(() => placesTelling(page, ['"owner":"u-kinofan"'])).toEqual(['outbox/outbox'])
  if (stage.database) expect(await stage.database.effectsOn(film.permalink)).toEqual([])

  await other.getByRole('button', { name: 'Benutzermenü' }).click()
  await other.getByRole('button', { name: 'Abmelden' }).click()
  await isVisitor(page)
  await signInByForm(other, 'kinofan')
  await isMember(page, 'kinofan')
  await expect.poll(() => placesNaming(page, 'u-kritik')).toEqual([])
  await expect.poll(() => placesTelling(page, ['"owner":"u-kritik"'])).toEqual([])
  await page.goto(`/movies/${film.permalink}`)
  await expect(shownRating(page)).toHaveValue('3')
  await expect(page.getByText(UNSENT)).toHaveCount(0, SENT)
  const { database } = stage
  if (database) {
    await expect.poll(() => database.ratingOf('kinofan', film.permalink), SENT).toBe(3)
    expect(await database.ratingOf('kritik', film.permalink)).toBeUndefined()
    expect(await database.effectsOn(film.permalink)).toMatchObject([{ times: 1 }])
  }
})

test('a session that ended on the server: the queue waits, the next page says so, every tab is a visitor’s', async ({
  page,
  context,
  stage,
}) => {
  const film = await programmeFilm(stage.url, 10)
  await signIn(context, stage.url, 'kinofan')
  await page.goto(`/movies/${film.permalink}`)
  const other = await openTab(context, '/filme')
  await expect.poll(() => placesTelling(other, ['u-kinofan'])).toContain('keyval-store/keyval')
  const before = await context.cookies()
  // Ended from another device: the browser keeps its cookie.
  const session = before.find(({ name }) => name === 'session')
  const token = before.find(({ name }) => name === 'XSRF-TOKEN')
  const ended = await fetch(`${stage.url}/api/session`, {
    method: 'DELETE',
    headers: {
      cookie: `session=${session?.value}; XSRF-TOKEN=${token?.value}`,
      'x-xsrf-token': decodeURIComponent(token?.value ?? ''),
    },
  })
  expect(ended.status).toBe(200)

  await rate(page, 2)
  await expect(outboxLink(page)).toBeVisible()
  await outboxLink(page).click()
  await expect(page.getByText('Deine Sitzung ist abgelaufen. Melde dich wieder an, dann geht es weiter.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Deine Sitzung ist abgelaufen.', { exact: true })).toBeVisible()
  for (const tab of [page, other]) await isVisitor(tab)
  await expect.poll(() => placesTelling(page, ['u-kinofan'])).toEqual(expect.arrayContaining(['outbox/outbox']))
  await expect.poll(() => placesTelling(page, ['u-kinofan'])).not.toContain('outbox/own')

  await signInByForm(page, 'kinofan')
  await isMember(other, 'kinofan')
  await page.goto(`/movies/${film.permalink}`)
  await expect(shownRating(page)).toHaveValue('2')
  await expect(page.getByText(UNSENT)).toHaveCount(0, SENT)
})
