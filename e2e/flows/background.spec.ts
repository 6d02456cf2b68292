import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { test } from '../support/stage.ts'
import { untilControlled, untilKeptExactly } from '../support/visitor.ts'

test('a film leads to the other parts, to similar films with a reason, and shows them again without the server', async ({
  stage,
}) => {
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    await page.goto('/')
    await untilControlled(page)
    await page.goto('/movies/der-pate')
    await untilKeptExactly(page, '/api/movies/der-pate')
    await untilKeptExactly(page, '/api/movies/der-pate/background')
    await expect(page.getByRole('link', { name: 'Der Pate, Teil 1 von 3' })).toBeVisible()
    await stage.goDown()
    await page.goto('/movies/der-pate')
    await page.getByRole('heading', { name: 'Fakten' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    const similar = page.getByRole('region', { name: 'Das könnte dir auch gefallen' })
    await expect(similar.getByText('Auch von Francis Ford Coppola').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Auszeichnungen' }).getByText('Marlon Brando')).toBeVisible()
    const parts = page.getByRole('region', { name: 'Die Reihe „Der Pate“' })
    await expect(parts.getByRole('link', { name: /Danach · Teil 2 von 3/ })).toBeVisible()
    await page.getByRole('link', { name: 'Alle Mitwirkenden' }).click()
    await expect(page.getByRole('heading', { name: 'Der Pate: Stab und Besetzung' })).toBeVisible()
  } finally {
    await browser.dispose()
  }
})
