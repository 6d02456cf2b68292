import { expect, type Page } from '@playwright/test'
import { scrollHomeTo } from '../support/homePage.ts'
import { test } from '../support/stage.ts'
import { signIn } from '../support/visitor.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

const openModal = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Darstellung' }).click()
  const dialog = page.getByRole('dialog', { name: 'Darstellung' })
  await expect(dialog).toBeVisible()
  return dialog
}

/**
 * Notes the duration of the dialog's last animation, in ms: on a busy machine it ends before the test can observe it.
 */
const noteAnimations = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('animationend', ({ target, pseudoElement, elapsedTime }) => {
      const isOwn = target instanceof HTMLDialogElement && pseudoElement === ''
      if (isOwn) document.documentElement.dataset.animated = String(Math.round(elapsedTime * 1000))
    })
  })

/** Whether the dialog itself is still animated. */
const isMoving = (page: Page) =>
  page.evaluate(() => (document.querySelector('dialog')?.getAnimations() ?? []).length > 0)

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a modal opens with 300 ms, closes, and moves nothing behind it, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Darstellung' })
    await scrollHomeTo(opener)
    const before = { box: await opener.boundingBox(), y: await page.evaluate(() => scrollY) }
    await noteAnimations(page)
    const dialog = await openModal(page)
    await expect(page.locator('html')).toHaveAttribute('data-animated', '300')
    expect({ box: await opener.boundingBox(), y: await page.evaluate(() => scrollY) }).toEqual(before)
    await page.mouse.move(viewport.width / 2, 40)
    await page.mouse.wheel(0, -400)
    await dialog.getByRole('button', { name: 'Schließen' }).focus()
    expect(await page.evaluate(() => scrollY)).toBe(before.y)

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}

test('a modal closes by its icon and by a click on the background, and keeps the focus inside', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  let dialog = await openModal(page)
  for (let tab = 0; tab < 6; tab++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.querySelector('main, header, footer')?.contains(document.activeElement)),
    ).toBe(false)
  }
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
  dialog = await openModal(page)
  await page.mouse.click(20, 20)
  await expect(dialog).toHaveCount(0)
})

test('a modal fits a page of 320 px, and one at 200 %: it scrolls inside', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const dialog = await openModal(page)
    await expect.poll(() => isMoving(page)).toBe(false)
    const box = await dialog.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    const last = dialog.getByText('Wie das Gerät')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
})

test('the showtime of the URL closes at once for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await page.goto('/kino/kinoprogramm')
  await page
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  const showtime = page.getByRole('dialog')
  await expect(showtime).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(showtime).toHaveCount(0)
  await expect(page).not.toHaveURL(/showtime=/)
})

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a visitor signs in in the user menu itself, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/filme')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Anmelden' })
    await opener.click()
    const menu = page.getByRole('region', { name: 'Anmelden' })
    await expect(menu.getByLabel('Benutzername')).toBeVisible()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByLabel('Benutzername').fill('kinofan')
    await menu.getByLabel('Passwort').fill('popcorn-im-dunkeln')
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('lichtspiel:session', (event) => resolve((event as CustomEvent).detail.type)),
        ),
    )
    await menu.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText('Willkommen zurück, kinofan. Du hast dich erfolgreich eingeloggt.')).toBeVisible()
    await expect(menu).toHaveCount(0)
    expect(await heard).toBe('RegisteredUser')
    await expect(page).toHaveURL('/filme')
  })
}

test('a login too fast is told in its own words, and what was typed stays', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route('**/api/session', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: {} }) : route.fallback(),
  )
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Hauptbereiche' })
  await bar.getByRole('link', { name: 'Profil' }).click()
  const menu = page.getByRole('region', { name: 'Anmelden' })
  await menu.getByLabel('Benutzername').fill('kinofan')
  await menu.getByLabel('Passwort').fill('popcorn-im-dunkeln')
  await menu.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(menu.getByRole('alert')).toHaveText('Da warst du zu schnell. Warte kurz und probiere es dann noch mal.')
  await expect(menu.getByLabel('Benutzername')).toHaveValue('kinofan')
  await bar.getByRole('link', { name: 'Profil' }).click()
  await expect(menu).toHaveCount(0)
})

for (const [to, asked, where] of [
  ['the page it was for', '/kino/kinoprogramm?city=hamburg', '/kino/kinoprogramm?city=hamburg'],
  ['no other site', '//evil.example/', '/'],
]) {
  test(`the page of the login goes on to ${to}`, async ({ page, stage }) => {
    await page.goto(`/anmelden?weiter=${encodeURIComponent(asked ?? '')}`)
    const form = page.getByRole('main')
    await form.getByLabel('Benutzername').fill('kinofan')
    await form.getByLabel('Passwort').fill('popcorn-im-dunkeln')
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).toHaveURL(`${stage.url}${where}`)
  })
}

test('one menu is open at a time, and a click outside or leaving it by Tab closes it', async ({ page, stage }) => {
  await signIn(page.context(), stage.url, 'kinofan')
  await page.setViewportSize(PHONE)
  // On this page, a click beside the menu hits no link.
  await page.goto('/pages/about')
  const user = page.getByRole('navigation', { name: 'Benutzermenü' })
  const mobile = page.getByRole('banner').getByRole('navigation', { name: 'Menü', exact: true })
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await expect(user).toBeVisible()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(user).toHaveCount(0)
  await expect(mobile).toBeVisible()
  await page.getByRole('button', { name: 'Menü schließen' }).click()
  await expect(mobile).toHaveCount(0)

  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: 'Benutzermenü' }).click()
  await expect(user).toBeFocused()
  await page.mouse.click(20, 600)
  await expect(user).toHaveCount(0)
  await page.getByRole('button', { name: 'Benutzermenü' }).press('Enter')
  await expect(user).toBeFocused()
  await user.getByRole('button', { name: 'Abmelden' }).focus()
  await page.keyboard.press('Tab')
  await expect(user).toHaveCount(0)
})

test('the six menus open with the keyboard, one at a time', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Menü', exact: true })
  const films = nav.getByRole('button', { name: 'Filme' })
  await films.focus()
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Alle Filme' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Beste Filme' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link', { name: 'Beste Filme' })).toBeHidden()
  await expect(films).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nav.getByRole('link', { name: 'Alle Filme' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(nav.getByRole('button', { name: 'Serien' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nav.getByRole('link', { name: 'Alle Serien' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Alle Filme' })).toBeHidden()
})

test('the bottom bar shows icons alone where text is twice as large, and keeps their names', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link')
  const widest = () =>
    links.evaluateAll((all) => Math.max(...all.map((link) => link.querySelector('span')?.offsetWidth ?? 0)))
  expect(await widest()).toBeGreaterThan(30)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(widest).toBe(1)
  for (const name of ['Startseite', 'Kino', 'Suche', 'Listen', 'Profil']) {
    await expect(links.and(page.getByRole('link', { name, exact: true }))).toHaveCount(1)
  }
})
