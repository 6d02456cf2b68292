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

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 900 }],
] as const) {
  test(`the dialog keeps its height and its field stays in place while somebody types on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/kino/kinoprogramm?city=berlin')
    await page.getByRole('button', { name: 'Ort: Berlin' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Postleitzahl oder Ort')
    await expect(field).toBeVisible()
    const places = async () => [await dialog.boundingBox(), await field.boundingBox()]
    const before = await places()
    for (const [text, found] of [
      ['B', /^Berlin/],
      ['Buxteh', /^Buxtehude/],
    ] as const) {
      await field.fill(text)
      await expect(dialog.getByRole('button', { name: found })).toBeVisible()
      expect(await places()).toEqual(before)
    }
    await field.fill('qqxxwwzz')
    await expect(dialog.getByText('Diesen Ort kennen wir nicht.')).toBeVisible()
    expect(await places()).toEqual(before)
  })
}
