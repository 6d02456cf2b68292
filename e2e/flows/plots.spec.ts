import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { openTab } from '../support/livePage.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { sendCommand } from '../support/sendCommand.ts'
import { test } from '../support/stage.ts'

const PAIR = 2
/** Pixels: to the end of a short page, whose last part comes as it is near. */
const FAR = 5000

test('a diary is on the profile for those whom its member has chosen, with its year as picture and table', async ({
  browser,
  stage,
}) => {
  const contexts = await Promise.all(Array.from({ length: PAIR }, () => browser.newContext({ baseURL: stage.url })))
  const [mine, others] = contexts
  if (!mine || !others) throw new Error('two browsers were opened')
  try {
    const [anna, ben] = [await createMember(mine, stage.url), await createMember(others, stage.url)]
    await signInAs(mine, stage.url, anna)
    await signInAs(others, stage.url, ben)
    const film = (await (await mine.request.get('/api/movies')).json()).items[0]
    for (const watchedOn of ['2026-03-02', '2026-03-09', '2025-12-31']) {
      const entry = { type: 'movies', item: film.id, season: null, episode: null, watchedOn, rewatch: false }
      await sendCommand(mine, 'PUT', `${stage.url}/api/me/diary/${randomUUID()}`, { entry })
    }
    const [page, other] = [await openTab(mine), await openTab(others)]
    await other.goto(`/users/${anna.username}`)
    await expect(other.getByRole('heading', { level: 1, name: anna.username })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Zuletzt gesehen' })).toHaveCount(0)
    await other.goto(`/users/${anna.username}/tagebuch`)
    await expect(other.getByText('Dieses Tagebuch ist nicht für alle zu sehen.')).toBeVisible()

    await page.goto('/mein_tagebuch')
    await page.getByRole('main').getByRole('link', { name: 'Was andere sehen' }).click()
    const choice = page.getByRole('combobox', { name: 'Tagebuch und Jahr in Filmen' })
    await expect(choice).toHaveValue('nobody')
    await choice.selectOption('public')
    await expect(page.getByText('Tagebuch und Jahr in Filmen: Alle. Das gilt ab jetzt.')).toBeVisible()

    await other.goto(`/users/${anna.username}`)
    await expect(other.getByRole('link', { name: '3 im Tagebuch' })).toBeVisible()
    const year = other.getByRole('heading', { name: 'Das Jahr in Filmen' }).locator('..').locator('..')
    await other.mouse.wheel(0, FAR)
    await expect(year.getByRole('img', { name: '2026: 2 Einträge, die meisten im März' })).toBeVisible()
    await year.getByText('Als Tabelle').click()
    await expect(year.getByRole('img')).toHaveCount(0)
    await expect(year.getByRole('row', { name: 'März 2 0 0 0' })).toBeVisible()
    await year.getByRole('combobox', { name: 'Jahr' }).selectOption('2025')
    await expect(year.getByRole('row', { name: 'Dezember 1 0 0 0' })).toBeVisible()
    await year.getByText('Als Bild').click()
    await expect(year.getByRole('img', { name: /^2025: 1 Eintrag/ })).toBeVisible()
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
})
