import { expect } from '@playwright/test'
import { triviaCall } from '#contract/trivia.ts'
import { programmeFilms } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilKept, untilSessionKept } from '../support/visitor.ts'

test.use({ worker: true })

const RECEIPT = { timeout: 60_000 }
const FIRST = 'Gedreht wurde bei Regen.'
const LAST = 'Gedreht wurde bei Regen und bei Nacht.'

const read = async (url: string, permalink: string) =>
  triviaCall.answer.parse(await (await fetch(`${url}/api/movies/${permalink}/trivia`)).json())

/** A film of the programme about which others know something. */
async function knownFilm(url: string) {
  for (const { permalink } of await programmeFilms(url)) {
    const { items } = await read(url, permalink)
    const other = items.find(({ author }) => author.username !== 'kinofan')
    if (other) return { permalink, other }
  }
  throw new Error('there is no trivia on any film of the programme')
}

test('trivia written and changed without a network, and a vote on another, are there once', async ({
  page,
  context,
  stage,
}) => {
  const { permalink, other } = await knownFilm(stage.url)
  await signIn(context, stage.url, 'kinofan')
  await page.goto(`/movies/${permalink}/trivia`)
  await untilControlled(page)
  await page.reload()
  await untilKept(page, `/api/movies/${permalink}/trivia`)
  await untilSessionKept(page)
  // The device has a copy now, and the server is there: no age is shown.
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/^Stand: /)).toHaveCount(0)
  await stage.goDown()

  await page.getByRole('button', { name: 'Trivia schreiben' }).click()
  await page.getByText('Dreharbeiten', { exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Was weißt du?' }).fill(FIRST)
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  const own = page.getByRole('article').first()
  await expect(own).toContainText(FIRST)
  await expect(own).toContainText('Gespeichert, wird gesendet')
  await own.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Was weißt du?' }).fill(LAST)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('article').first()).toContainText(LAST)
  const against = page
    .getByRole('article')
    .filter({ hasText: other.body })
    .getByRole('button', { name: /dagegen/ })
  const was = await against.getAttribute('aria-pressed')
  await against.click()
  await expect(against).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')

  await stage.comeBack()
  await expect(page.getByText('Gespeichert, wird gesendet')).toHaveCount(0, RECEIPT)
  const written = async () =>
    (await read(stage.url, permalink)).items.filter(({ body }) => body.startsWith('Gedreht wurde bei'))
  await expect.poll(async () => (await written()).map(({ body }) => body), RECEIPT).toEqual([LAST])
  const votes = async () => (await read(stage.url, permalink)).items.find(({ id }) => id === other.id)?.downvotesCount
  await expect.poll(votes, RECEIPT).toBe(other.downvotesCount + (was === 'true' ? -1 : 1))

  await page.reload()
  await expect(page.getByText(LAST)).toHaveCount(1)
  const mine = page.getByRole('article').filter({ hasText: LAST })
  await mine.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(mine).toHaveCount(0)
  await expect.poll(written, RECEIPT).toEqual([])
})
