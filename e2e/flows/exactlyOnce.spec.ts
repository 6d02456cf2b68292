import type { IncomingMessage } from 'node:http'
import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { PENDING, programmeFilm, rate, SENT, shownRating, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { dispatchSync } from '../support/syncEvent.ts'
import { expectOnce, visitOnce } from '../support/visitor.ts'

test.describe.configure({ retries: 0 })

const isRating = ({ method, url = '' }: IncomingMessage) => method === 'PUT' && url.endsWith('/rating')

test('a rating whose answer is lost after the commit is sent again and takes effect once', async ({ stage }) => {
  const film = await programmeFilm(stage.url, 2)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    let sent = 0
    stage.proxy.fault = (input) => {
      if (!isRating(input)) return 'pass'
      sent += 1
      return sent === 1 ? 'drop' : 'pass'
    }
    await rate(page, 3)
    await expect.poll(() => sent, { timeout: 60_000 }).toBeGreaterThan(1)
    await expect(page.getByText(UNSENT)).toHaveCount(0)
    await expectOnce(stage, film.permalink, 3)
  } finally {
    await browser.dispose()
  }
})

test('a rating survives the server being killed after the commit and before its answer', async ({ stage }) => {
  const film = await programmeFilm(stage.url, 3)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}`)
    let killed = false
    stage.proxy.fault = async (input) => {
      if (killed || !isRating(input)) return 'pass'
      killed = true
      await stage.crash()
      return 'drop'
    }
    await rate(page, 2.5)
    await expect.poll(() => killed).toBe(true)
    await expect(page.getByText(PENDING)).toBeVisible()
    await stage.recover()
    await page.reload()
    await expect(page.getByText(UNSENT)).toHaveCount(0, SENT)
    await expect(shownRating(page)).toHaveValue('2.5')
    await expectOnce(stage, film.permalink, 2.5)
  } finally {
    await browser.dispose()
  }
})

test('a rating made offline is sent by the worker when its tab is closed', async ({ stage }) => {
  test.skip(!stage.database, 'only the log of effects shows it: no page is open')
  const film = await programmeFilm(stage.url, 4)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await stage.goDown()
    await page.goto(`/movies/${film.permalink}`)
    await rate(page, 2)
    await expect(page.getByText(PENDING)).toBeVisible()
    const empty = await browser.opened.newPage()
    await page.close()
    await stage.comeBack()
    await dispatchSync(empty, stage.url, 'outbox')
    await expectOnce(stage, film.permalink, 2)
  } finally {
    await browser.dispose()
  }
})
