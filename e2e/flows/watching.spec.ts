import { expect, type Page } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { SENT } from '../support/films.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { test } from '../support/stage.ts'
import { sendAll, untilControlled, untilKept, untilSessionKept } from '../support/visitor.ts'

const SEASON = '/serie/dark/staffel/1'
const DAY = '2026-10-03'

const tick = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Gesehen ?: Folge ${number},`) })

async function expectOnDevice(page: Page): Promise<void> {
  await page.goto(SEASON)
  await expect(page.getByText('3 von 10 Folgen gesehen')).toBeVisible()
  for (const number of [1, 2, 3]) await expect(tick(page, number)).toHaveAttribute('aria-pressed', 'true')
  await expect(tick(page, 4)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/mein_tagebuch')
  await expect(page.getByRole('main').getByRole('link', { name: 'Dark' })).toBeVisible()
  await expect(page.getByText('1 Eintrag ·')).toBeVisible()
  await expect(page.locator('[data-entry]').getByText('Wiedersehen')).toBeVisible()
}

test('episodes ticked off and a watching noted without a server are there once, here and on another device', async ({
  page: other,
  context,
  stage,
}) => {
  const member = await createMember(context, stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    await browser.open()
    await signInAs(browser.opened, stage.url, member)
    await browser.close()
    const page = await browser.open()
    await page.goto('/serie/dark')
    await untilControlled(page)
    await untilKept(page, '/api/series/dark')
    await page.goto(SEASON)
    await untilKept(page, '/api/series/dark/seasons/1')
    await untilSessionKept(page)
    await stage.goDown()

    for (const number of [1, 2, 3]) await tick(page, number).click()
    await expect(tick(page, 3)).toContainText('wartet auf das Netz')
    await page.getByRole('main').getByRole('link', { name: 'Zur Serie' }).click()
    await expect(page.getByRole('link', { name: 'Staffel 1, Folge 4' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Tagebuch' }).click()
    await page.getByLabel('Gesehen am').fill(DAY)
    await page.getByRole('checkbox', { name: /^Wiedersehen/ }).check()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectOnDevice(page)

    await page.goto('/ausstehend')
    await expect(page.getByRole('heading', { name: '„Dark“ gesehen: Staffel 1, Folge 3' })).toBeVisible()
    await sendAll(page, () => stage.comeBack())
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    await expectOnDevice(page)
    if (stage.database) {
      const kinds = (await stage.database.effectsBy(member.username)).map(({ kind }) => kind)
      expect(kinds.toSorted()).toEqual(['diary.put', 'episodes.seen', 'episodes.seen', 'episodes.seen'])
    }

    await signInAs(context, stage.url, member)
    await expectOnDevice(other)
  } finally {
    await browser.dispose()
  }
})
