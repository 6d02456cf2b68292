import { type BrowserContext, expect, type Page } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { SENT } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { sendCommand } from '../support/sendCommand.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilSessionKept } from '../support/visitor.ts'

const idOf = async (context: BrowserContext, url: string): Promise<string> =>
  (await (await context.request.get(`${url}/api/session`)).json()).id

const FIRST = 'Kommst du mit ins Kino?'

/** The texts of the open thread from the first of this talk on, in order: the demo's members have talked before. */
async function textsOf(page: Page): Promise<string[]> {
  const all = await page.getByRole('article').locator('ol > li [data-words]').allInnerTexts()
  return all.slice(all.indexOf(FIRST))
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Nachricht an / }).fill(text)
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByRole('article').getByText(text, { exact: true })).toBeVisible()
}

test('two members talk while one of them loses the network, is killed and comes back', async ({ browser, stage }) => {
  test.slow()
  const context = await browser.newContext({ baseURL: stage.url })
  const other = new RealBrowser(stage.url)
  try {
    await signIn(context, stage.url, 'kinofan')
    await other.open()
    await signIn(other.opened, stage.url, 'kritik')
    const [fanId, criticId] = [await idOf(context, stage.url), await idOf(other.opened, stage.url)]
    await sendCommand(other.opened, 'PUT', `${stage.url}/api/users/${fanId}/friendship`)
    await sendCommand(context, 'PUT', `${stage.url}/api/users/${criticId}/friendship`)

    const fan = await openTab(context)
    await fan.goto('/inbox')
    const threads = fan.getByRole('list', { name: 'Unterhaltungen' }).getByRole('listitem')
    await expect.poll(() => threads.count(), SENT).toBeGreaterThan(19)
    await fan.getByRole('link', { name: 'Neu', exact: true }).click()
    await fan.getByRole('checkbox', { name: 'kritik' }).check()
    await fan.getByRole('textbox', { name: 'Nachricht schreiben' }).fill(FIRST)
    await fan.getByRole('button', { name: 'Senden' }).click()
    await expect(fan.getByRole('heading', { name: 'kritik', level: 1 })).toBeVisible()
    await expect(fan.getByRole('article').getByText(FIRST)).toBeVisible(SENT)
    const id = new URL(fan.url()).pathname.split('/').at(-1) ?? ''

    // The session cookie lies on the disk once the browser was closed.
    await other.close()
    let critic = await other.open()
    await critic.goto('/inbox')
    await untilControlled(critic)
    await untilSessionKept(critic)
    await critic.getByRole('link', { name: /Kommst du mit ins Kino/ }).click(SENT)
    await expect(critic.getByRole('article').getByText(FIRST)).toBeVisible()
    await write(critic, 'Gern, wann?')
    await expect(fan.getByRole('article').getByText('Gern, wann?')).toBeVisible(SENT)

    await stage.goDown()
    await write(critic, 'Um sieben?')
    await write(critic, 'Oder um acht?')
    await expect(critic.getByText('wartet auf das Netz')).toHaveCount(2, SENT)
    await critic.getByRole('textbox', { name: /^Nachricht an / }).fill('Noch nicht fertig')
    await expect(critic.getByRole('textbox', { name: /^Nachricht an / })).toHaveValue('Noch nicht fertig')
    await write(fan, 'Um neun, am Haupteingang.')
    await other.kill()

    critic = await other.open()
    await critic.goto(`/inbox/${id}`)
    await expect(critic.getByText('wartet auf das Netz')).toHaveCount(2, SENT)
    await expect(critic.getByRole('textbox', { name: /^Nachricht an / })).toHaveValue('Noch nicht fertig')
    expect(await textsOf(critic)).toEqual([FIRST, 'Gern, wann?', 'Um sieben?', 'Oder um acht?'])
    await stage.comeBack()

    // A page that starts asks at once, instead of when its next attempt is due.
    for (const page of [critic, fan]) {
      await page.reload()
      await expect(page.getByText('wartet auf das Netz')).toHaveCount(0, SENT)
    }
    for (const page of [critic, fan]) await expect.poll(() => textsOf(page), SENT).toHaveLength(5)
    const answer = await context.request.get(`${stage.url}/api/threads/${id}/messages`)
    const { items } = (await answer.json()) as { items: { body: string; seq: number }[] }
    const talk = items.slice(items.findIndex(({ body }) => body === FIRST))
    expect(talk.map(({ seq }) => seq - (talk[0]?.seq ?? 0))).toEqual([0, 1, 2, 3, 4])
    const kept = talk.map(({ body }) => body)
    expect(kept.indexOf('Um sieben?')).toBeLessThan(kept.indexOf('Oder um acht?'))
    for (const page of [critic, fan]) await expect.poll(() => textsOf(page), SENT).toEqual(kept)
    const unread = async (of: BrowserContext): Promise<number> =>
      (await (await of.request.get(`${stage.url}/api/session`)).json()).unread_message_count
    await expect.poll(() => unread(other.opened), SENT).toBe(0)
    if (stage.database) {
      const sent = (await stage.database.effectsBy('kritik')).filter(({ kind }) => kind === 'message.send')
      expect(sent).toHaveLength(3)
    }
  } finally {
    await context.close()
    await other.dispose()
  }
})

test("a friend's profile leads to a message to them", async ({ context, page, stage }) => {
  await signIn(context, stage.url, 'kinofan')
  const { friends } = await (await context.request.get(`${stage.url}/api/me/friendships`)).json()
  const name: string = friends[0].user.username
  await page.goto(`/users/${name}`)
  await page.getByLabel('Mehr: stumm schalten, melden').click()
  await page.getByRole('link', { name: 'Nachricht', exact: true }).click()
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
})
