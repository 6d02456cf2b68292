import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { programmeFilms, rate, SENT } from '../support/films.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { test } from '../support/stage.ts'
import { untilControlled, untilKept, untilSessionKept } from '../support/visitor.ts'

test('a rating without a server marks the film as seen, and takes it off the watchlist as the member wants', async ({
  stage,
}) => {
  const [first, second] = await programmeFilms(stage.url)
  if (!first || !second) throw new Error('the programme is too short')
  const browser = new RealBrowser(stage.url)
  try {
    const context = (await browser.open()).context()
    await signInAs(context, stage.url, await createMember(context, stage.url))
    // Signed in on an earlier day: Chromium writes cookies to disk only now and then, and when it is closed.
    await browser.close()
    const page = await browser.open()
    await page.goto(`/movies/${first.permalink}`)
    await untilControlled(page)
    await untilSessionKept(page)
    const watch = page.getByRole('button', { name: /^(Merken|Gemerkt)/ })
    const seen = page.getByRole('button', { name: /^Gesehen/ })
    for (const { permalink } of [first, second]) {
      await page.goto(`/movies/${permalink}`)
      await untilKept(page, `/api/movies/${permalink}`)
      await watch.click()
      await expect(watch).toHaveText('Gemerkt')
    }

    await stage.goDown()
    await page.goto(`/movies/${first.permalink}`)
    await expect(watch).toHaveAttribute('aria-pressed', 'true')
    await rate(page, 8)
    await expect(seen).toHaveAttribute('aria-pressed', 'true')
    await expect(seen).toContainText('wartet auf das Netz')
    const question = page.getByText(`„${first.title}“ steht noch auf deiner Merkliste.`, { exact: false })
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Immer' }).click()
    await expect(watch).toHaveAttribute('aria-pressed', 'false')

    // The next one goes by itself.
    await page.goto(`/movies/${second.permalink}`)
    await rate(page, 3)
    await expect(page.getByText(`„${second.title}“ ist von deiner Merkliste genommen.`)).toBeVisible()
    await expect(watch).toHaveAttribute('aria-pressed', 'false')
    // The member has not seen it after all.
    await seen.click()
    await expect(seen).toHaveAttribute('aria-pressed', 'false')

    await stage.comeBack()
    await page.goto('/ausstehend')
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    await page.goto('/my_watchlist')
    await expect(page.getByText('Noch nichts gemerkt')).toBeVisible()
    await page.goto(`/movies/${first.permalink}`)
    await expect(seen).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`/movies/${second.permalink}`)
    await expect(page.getByRole('slider', { name: 'Deine Wertung' })).toHaveValue('3')
    await expect(seen).toHaveAttribute('aria-pressed', 'false')

    await page.goto('/konto')
    const rule = page.getByRole('combobox', { name: /Merkliste/ })
    await expect(rule).toHaveValue('remove')
    await rule.selectOption('Jedes Mal fragen')
    await expect(rule).toHaveValue('ask')
  } finally {
    await browser.dispose()
  }
})
