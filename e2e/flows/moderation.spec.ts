import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Comment, commentsCall } from '#contract/comments.ts'
import { programmeFilms, SENT } from '../support/films.ts'
import { makeList } from '../support/ownLists.ts'
import { sendCommand } from '../support/sendCommand.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilSessionKept } from '../support/visitor.ts'

const read = async (url: string, permalink: string): Promise<Comment[]> =>
  commentsCall.answer.parse(await (await fetch(`${url}/api/movies/${permalink}/comments`)).json()).items

/** A comment without replies, by somebody who has no say in the moderation. */
async function findComment(url: string) {
  for (const { permalink } of await programmeFilms(url)) {
    const said = (await read(url, permalink)).find(
      ({ author, repliesCount, spoiler }) => repliesCount === 0 && !spoiler && author.username !== 'kinofan',
    )
    if (said) return { permalink, said }
  }
  throw new Error('nobody has commented on any film of the programme')
}

test('what a member flags comes before the moderation, and is hidden and shown again for everybody', async ({
  page,
  context,
  browser,
  stage,
}) => {
  const { permalink, said } = await findComment(stage.url)
  const member = await browser.newContext()
  await signIn(member, stage.url, 'kinofan')
  await sendCommand(member, 'PUT', `${stage.url}/api/comments/${said.id}/flag`, { flag: { reason: 'illegal' } })
  await member.close()

  await signIn(context, stage.url, 'moderation')
  await page.goto('/moderation')
  const shown = page.getByRole('article').filter({ hasText: said.body.slice(0, 60) })
  await expect(shown).toContainText('rechtswidrig')
  await shown.focus()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Grund')).toHaveValue('Verstößt gegen geltendes Recht.')
  await dialog.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(shown).toBeHidden()
  const ids = async () => (await read(stage.url, permalink)).map(({ id }) => id)
  expect(await ids()).not.toContain(said.id)

  await page.getByRole('button', { name: 'Ausgeblendet' }).click()
  await expect(shown).toContainText('moderation hat einen Kommentar')
  await shown.getByRole('button', { name: 'Wieder zeigen' }).click()
  await dialog.getByRole('button', { name: 'Wieder zeigen' }).click()
  await expect(shown).toBeHidden()
  expect(await ids()).toContain(said.id)
  // The navigation is hidden below its place until somebody scrolls up.
  await page.keyboard.press('Home')
  await page.getByRole('link', { name: 'Protokoll' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'zeigt einen Kommentar' }).first()).toBeVisible()
})

test.describe('with a worker', () => {
  test.use({ worker: true })

  test('a block while something waits without a network is said with its end and reason, and loses nothing', async ({
    page,
    context,
    browser,
    stage,
  }) => {
    const name = 'Während der Sperre'
    await signIn(context, stage.url, 'kinofan')
    await page.goto('/liste')
    await untilControlled(page)
    await untilSessionKept(page)
    await context.setOffline(true)
    await makeList(page, name)

    const staff = await browser.newContext()
    await signIn(staff, stage.url, 'moderation')
    const act = (order: object) =>
      sendCommand(staff, 'POST', `${stage.url}/api/moderation/actions`, {
        moderation: { id: randomUUID(), member: 'u-kinofan', reason: 'Zu laut im Saal.', ...order },
      })
    await act({ action: 'block', until: new Date(Date.now() + 86_400_000).toISOString() })

    await context.setOffline(false)
    await page.goto('/ausstehend')
    const row = page.getByRole('listitem').filter({ hasText: `Liste „${name}“ anlegen` })
    await expect(row).toContainText(/Dein Konto ist bis .* Uhr gesperrt: Zu laut im Saal\./, SENT)
    await expect(row.getByRole('button', { name: 'Text kopieren' })).toBeVisible()

    await act({ action: 'unblock' })
    await staff.close()
    await row.getByRole('button', { name: 'Erneut senden' }).click()
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    await page.goto('/konto')
    await expect(page.getByText('Dein Konto ist nicht mehr gesperrt')).toBeVisible()
  })
})
