import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createCommentCall } from '#contract/ownComments.ts'
import { programmeFilm, SENT } from '../support/films.ts'
import { sendCommand } from '../support/sendCommand.ts'
import { test } from '../support/stage.ts'
import { sendAll, signIn } from '../support/visitor.ts'

const field = (page: Page, name = 'Schreib einen Kommentar') => page.getByRole('textbox', { name })
const main = (page: Page) => page.getByRole('main')
const waiting = (page: Page, body: string) => page.getByRole('listitem').filter({ hasText: body })

async function write(page: Page, body: string): Promise<void> {
  await field(page).click()
  await field(page).fill(body)
  await main(page).getByRole('button', { name: 'Kommentieren' }).click()
  await expect(field(page)).toHaveValue('')
}

/** From now on nothing that the page sends arrives; what it reads does. */
const cut = (page: Page) =>
  page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))

/** Has what waits sent, and stays on "Ausstehende Aktionen". */
async function sendWhatWaits(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Ausstehende Aktionen:/ }).click()
  await sendAll(page, () => page.unroute('**/api/**'))
}

test('a new account is told until when its words wait, and whoever is too fast that they go by themselves', async ({
  page,
  context,
  stage,
}) => {
  const { permalink } = await programmeFilm(stage.url, 8)
  const path = `/movies/${permalink}/kommentare`
  await signIn(context, stage.url, 'neuling')
  await page.goto(path)
  await write(page, 'Mein erster Tag hier.')
  const own = page.getByRole('article').filter({ hasText: 'Mein erster Tag hier.' })
  await expect(own).toContainText(/Gespeichert\. Wird .* Uhr von selbst gesendet\./, SENT)
  await page.getByRole('link', { name: /^Ausstehende Aktionen:/ }).click()
  await expect(main(page)).toContainText(/Dein Account ist neu\. Erst nach 24 Stunden.* Uhr von selbst gesendet\./)
  await expect(page.getByRole('button', { name: 'Text kopieren' })).toBeVisible()

  await context.clearCookies()
  await signIn(context, stage.url, 'kinofan')
  const problem = { type: 'about:blank', title: '', status: 429, code: 'too_many_requests', request_id: 'r-1' }
  await page.route('**/api/movies/*/comments', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 429, json: problem, headers: { 'retry-after': '3' } }),
  )
  await page.goto(path)
  await write(page, 'Etwas zu schnell.')
  await expect(page.getByText(/^Gespeichert\. Das war zu viel auf einmal/)).toBeVisible(SENT)
  await page.unroute('**/api/movies/*/comments')
  await expect(page.getByText(/^Gespeichert/)).toHaveCount(0, SENT)
  await expect(page.getByRole('article').filter({ hasText: 'Etwas zu schnell.' })).toHaveCount(1)
})

test('a reply whose comment was deleted meanwhile, and what waited during a block, say so and keep their words', async ({
  page,
  context,
  browser,
  stage,
}) => {
  const { permalink } = await programmeFilm(stage.url, 9)
  const [critic, staff] = [await browser.newContext(), await browser.newContext()]
  await signIn(critic, stage.url, 'kritik')
  const id = randomUUID()
  const comment = { id, body: 'Das Ende ist zu lang.', spoiler: false, parent_id: null }
  const url = `${stage.url}${createCommentCall.path.replace(':type', 'movies').replace(':id', permalink)}`
  await sendCommand(critic, 'POST', url, { comment })

  await signIn(context, stage.url, 'kinofan')
  await page.goto(`/movies/${permalink}/kommentare`)
  const parent = page.getByRole('article').filter({ hasText: 'Das Ende ist zu lang.' })
  await cut(page)
  await parent.getByRole('button', { name: /^Antworten/ }).click()
  await field(page, 'Antwort an kritik').fill('Mir war es zu kurz.')
  await parent.getByRole('button', { name: 'Antworten', exact: true }).click()
  await expect(parent).toContainText('Gespeichert, wird gesendet')
  await sendCommand(critic, 'DELETE', `${stage.url}/api/comments/${id}`)
  await sendWhatWaits(page)
  await expect(main(page)).toContainText('Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.', SENT)
  await page.goBack()
  const lost = page.getByRole('article').filter({ hasText: 'Mir war es zu kurz.' })
  await expect(parent).toHaveCount(0)
  await expect(lost).toContainText('Nicht gesendet. Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.')
  await expect(lost.getByRole('button', { name: 'Text kopieren' })).toBeVisible()
  await lost.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(lost).toHaveCount(0)

  await cut(page)
  await write(page, 'Der Ton war großartig.')
  await signIn(staff, stage.url, 'moderation')
  const act = (order: object) =>
    sendCommand(staff, 'POST', `${stage.url}/api/moderation/actions`, {
      moderation: { id: randomUUID(), member: 'u-kinofan', reason: 'Zu laut im Saal', ...order },
    })
  await act({ action: 'block', until: new Date(Date.now() + 86_400_000).toISOString() })
  await sendWhatWaits(page)
  const blocked = /Dein Konto ist bis .* Uhr gesperrt: Zu laut im Saal/
  await expect(waiting(page, 'Kommentar zu')).toContainText(blocked, SENT)
  await page.goBack()
  const kept = page.getByRole('article').filter({ hasText: 'Der Ton war großartig.' })
  await expect(kept).toContainText(blocked)
  await expect(kept).toContainText('Dein Text bleibt hier.')
  await act({ action: 'unblock' })
  await kept.getByRole('button', { name: 'Erneut senden' }).click()
  await expect(kept.getByRole('button', { name: 'Bearbeiten' })).toBeVisible(SENT)
  await expect(page.getByText(/gesperrt|^Gespeichert/)).toHaveCount(0, SENT)
  await critic.close()
  await staff.close()
})
