import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import { RealBrowser } from '../support/browser.ts'
import { SENT } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { sendCommand } from '../support/sendCommand.ts'
import { test } from '../support/stage.ts'
import { sendAll, signIn, untilControlled, untilSessionKept } from '../support/visitor.ts'

const idOf = async (context: BrowserContext, url: string): Promise<string> =>
  (await (await context.request.get(`${url}/api/session`)).json()).id

/** Chooses the first showings of tomorrow in Berlin for a meetup. */
async function chooseShowings(page: Page, count: number): Promise<void> {
  await page.goto(`/kino/kinoprogramm?city=berlin&date=${addDays(toBerlinDate(new Date()), 1)}`)
  for (let nth = 0; nth < count; nth++) {
    await page
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .nth(nth)
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Verabreden', pressed: false }).click()
    await expect(dialog.getByRole('button', { name: 'Verabreden', pressed: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

/** The facts of the calendar file that a page saves. */
async function saveEvent(page: Page): Promise<string[]> {
  const coming = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Kalender' }).click()
  const file = readFileSync(await (await coming).path(), 'utf8')
  return file.split('\r\n').filter((line) => /^(UID|DTSTART|DTEND|SUMMARY|LOCATION)/.test(line))
}

test('a member proposes showings, a friend answers without a server, and both have the one that was decided on', async ({
  browser,
  stage,
}) => {
  test.slow()
  const context = await browser.newContext({ baseURL: stage.url })
  const friend = new RealBrowser(stage.url)
  try {
    await signIn(context, stage.url, 'kinofan')
    await friend.open()
    const ben = await createMember(friend.opened, stage.url)
    await signInAs(friend.opened, stage.url, ben)
    const [annaId, benId] = [await idOf(context, stage.url), await idOf(friend.opened, stage.url)]
    await sendCommand(friend.opened, 'PUT', `${stage.url}/api/users/${annaId}/friendship`)
    await sendCommand(context, 'PUT', `${stage.url}/api/users/${benId}/friendship`)

    const anna = await openTab(context)
    await chooseShowings(anna, 2)
    await anna.goto('/meine_verabredungen')
    await anna.getByRole('link', { name: 'Freunde fragen' }).click()
    await expect(anna.getByRole('heading', { name: '2 Vorstellungen' })).toBeVisible()
    await anna.getByRole('checkbox', { name: ben.username }).check()
    await anna.getByLabel('Nachricht (freiwillig)').fill('Danach noch was trinken?')
    await anna.getByRole('button', { name: 'Vorschlagen', exact: true }).click()
    await expect(anna.getByRole('heading', { name: /^Verabredung: / })).toBeVisible()
    await expect(anna.getByText('0 von 1 können').first()).toBeVisible(SENT)
    await expect(anna.getByText('wartet auf das Netz')).toHaveCount(0, SENT)

    // The session cookie lies on the disk once the browser was closed.
    await friend.close()
    const page = await friend.open()
    await page.goto('/meine_verabredungen')
    await untilControlled(page)
    await untilSessionKept(page)
    await expect(page.getByText('2 Antworten fehlen noch von dir')).toBeVisible(SENT)
    await stage.goDown()
    await page.getByRole('main').getByRole('listitem').getByRole('link').click()
    await expect(page.getByText('Danach noch was trinken?')).toBeVisible()
    await page.getByRole('button', { name: 'Passt', exact: true }).first().click()
    await page.getByRole('button', { name: 'Passt nicht' }).last().click()
    await expect(page.getByText('wartet auf das Netz')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Passt', exact: true, pressed: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Passt nicht', pressed: true })).toHaveCount(1)
    await page.goto('/ausstehend')
    await sendAll(page, () => stage.comeBack())
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)

    await anna.reload()
    await expect(anna.getByText('1 von 1 kann')).toHaveCount(1, SENT)
    await expect(anna.getByText('0 von 1 können')).toHaveCount(1)
    await anna
      .getByRole('button', { name: /^Dafür entscheiden: / })
      .first()
      .click()
    await expect(anna.getByRole('heading', { name: 'Es steht fest' })).toBeVisible()

    await page.goto('/benachrichtigungen')
    await page.getByRole('link', { name: /^kinofan hat entschieden: / }).click()
    await expect(page.getByRole('heading', { name: 'Es steht fest' })).toBeVisible(SENT)
    const [hers, his] = [await saveEvent(anna), await saveEvent(page)]
    expect(hers).toHaveLength(5)
    expect(his).toEqual(hers)
    if (stage.database) {
      const kinds = (await stage.database.effectsBy(ben.username)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind.startsWith('meetup'))).toEqual(['meetup.answer', 'meetup.answer'])
    }
  } finally {
    await context.close()
    await friend.dispose()
  }
})
