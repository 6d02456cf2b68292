import { expect } from '@playwright/test'
import { test } from '../support/stage.ts'

const PHONE = { width: 390, height: 844 }

test('a message is at most two lines, with its link below them', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/kinos/gasometer-kino-berlin')
  await page.getByRole('button', { name: 'Als Lieblingskino merken' }).click()
  const message = page.getByText('Gasometer-Kino ist gemerkt.')
  const [words, link] = [
    await message.boundingBox(),
    await page.getByRole('link', { name: 'Für unterwegs' }).boundingBox(),
  ]
  expect(link?.y ?? 0).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
  expect(link?.x).toBe(words?.x)
  const lines = await message.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ y }) => y)).size
  })
  expect(lines).toBeLessThanOrEqual(2)
})

test('a message stands top right, free of the bars, above an open dialog too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route('**/api/cinema_showtimes/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/kino/kinoprogramm')
  await page
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  const message = page.getByText('Ups! Leider ist ein Fehler aufgetreten. Versuche es später nochmal.')
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  // The message is on top there, not the dialog's scrim.
  const isOnTop = await message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return (
      document.elementsFromPoint(x + width / 2, y + height / 2).length >= 0 &&
      element.closest('[popover]')?.matches(':popover-open')
    )
  })
  expect(isOnTop).toBe(true)
  await expect(message).toHaveCount(0)
})
