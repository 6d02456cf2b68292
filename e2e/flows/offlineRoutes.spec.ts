import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { test } from '../support/stage.ts'
import { collectComplaints, untilControlled, untilInstalled, untilKept } from '../support/visitor.ts'

/** Screens that exist, that come later, and that nobody has ever opened on this device. */
const paths = [
  '/',
  '/kino/kinoprogramm',
  '/kino/kinoprogramm?city=hamburg&version[]=OmU',
  '/movies/den-kennt-das-geraet-nicht',
  '/movies/den-kennt-das-geraet-nicht/kinoprogramm',
  '/kinos/das-kennt-das-geraet-nicht',
  '/kino/kinoprogramm?showtime=die-kennt-das-geraet-nicht',
  '/anmelden',
  '/ausstehend',
  '/filme',
  '/suche?q=lola',
  '/gibt/es/nicht',
]

test('any address opened without the server shows what the device has, or says honestly that it has nothing', async ({
  stage,
}) => {
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    await page.goto('/')
    await untilControlled(page)
    await untilKept(page, '/api/cinema/movies?date=')
    // A path that is no screen of the app belongs to the server, also with a worker in control.
    await page.goto('/dev/mail')
    await expect(page.locator('#root')).toHaveCount(0)
    await page.goto('/')
    await stage.goDown()
    const complaints = collectComplaints(page)
    for (const path of paths) {
      const answer = await page.goto(path)
      expect(answer?.fromServiceWorker(), path).toBe(true)
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      await expect(page.getByText('Ups! Leider ist ein Fehler aufgetreten'), path).toBeHidden()
    }
    // Requests that reach nobody are the browser's to complain about; anything else is ours.
    expect(complaints.filter((text) => !/ERR_(CONNECTION_REFUSED|FAILED)|no-response/.test(text))).toEqual([])

    await page.goto('/kino/kinoprogramm')
    await expect(page.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible()
    await expect(page.getByText(/Stand: heute/).first()).toBeVisible()
  } finally {
    await browser.dispose()
  }
})

test('a screen that has not come to the device yet says so without the server, and the cinema’s screens are there', async ({
  stage,
}) => {
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    // Then the rest of the app comes with its first use alone.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/kino/kinoprogramm')
    await untilInstalled(page)
    await untilKept(page, '/api/cinema/movies?date=')
    await stage.goDown()
    await page.goto('/kino/kinoprogramm')
    await expect(page.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible()
    await page.goto('/suche?q=lola')
    await expect(page.getByRole('heading', { name: 'Diese Seite ist noch nicht auf deinem Gerät' })).toBeVisible()
    await stage.comeBack()
    await page.getByRole('button', { name: 'Seite neu laden' }).click()
    await expect(page.getByRole('searchbox').last()).toHaveValue('lola')
    await stage.goDown()
    await page.reload()
    await expect(page.getByRole('searchbox').last()).toHaveValue('lola')
  } finally {
    await browser.dispose()
  }
})
