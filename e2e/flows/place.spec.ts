import { expect } from '@playwright/test'
import { test } from '../support/stage.ts'
import { collectComplaints } from '../support/visitor.ts'

test('the city chosen last is that of every page, of rendered ones too', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.goto('/kino/kinoprogramm/kinostarts')
  await page.getByRole('button', { name: 'Ort: Berlin' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Hamburg/ })
    .click()
  await expect(page).toHaveURL(/city=hamburg/)
  await page.goto('/kino/kinoprogramm')
  await expect(page).toHaveURL(/city=hamburg/)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Programm Hamburg' })).toBeVisible()
  await page.goto('/kino/kinoprogramm/kinostarts')
  await expect(page.getByRole('button', { name: 'Ort: Hamburg' })).toBeVisible()
  await page.goto('/kino/kinoprogramm/kinostarts?city=bremen')
  await expect(page.getByRole('button', { name: 'Ort: Bremen' })).toBeVisible()
  expect(complaints).toEqual([])
})
