import { expect } from '@playwright/test'
import { collectBeacons, decideBefore, untilOffered } from '../support/consent.ts'
import { programmeFilm, shownRating, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

test.use({ asked: true })

const desktop = { width: 1280, height: 900 }

test('nothing is counted before consent', async ({ page }) => {
  await page.setViewportSize(desktop)
  const beacons = collectBeacons(page)
  await page.goto('/kino/kinoprogramm')
  await untilOffered(page)
  await page.locator('input[name=q]').fill('no')
  await page.locator('search').getByRole('option').first().click()
  await expect(page).not.toHaveURL(/kinoprogramm/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(beacons).toEqual([])
})

test('after consent each event is counted once, with where the visitor came from', async ({ page, stage }) => {
  await page.setViewportSize(desktop)
  await page.goto('/filme')
  const beacons = collectBeacons(page)
  const events = () => beacons.map(({ event }) => event)
  await decideBefore(page, ['analytics'])
  await expect.poll(events).toEqual(['Page View'])
  beacons.length = 0

  await page.goto('/kino/kinoprogramm?city=berlin&showroom=herbst')
  await expect.poll(events).toEqual(['Page View'])
  const view = beacons[0]
  expect(Object.fromEntries(view?.url.searchParams ?? [])).toMatchObject({
    d: new URL(stage.url).host,
    t: '/kino/kinoprogramm',
    s: '',
  })
  expect(view?.payload).toEqual({ showroom: 'herbst' })

  await page.locator('input[name=q]').fill('no')
  const second = page.locator('search').getByRole('option').nth(1)
  const path = (await second.getAttribute('href')) ?? ''
  await second.click()
  await expect(page).toHaveURL(path)
  await expect.poll(events).toEqual(['Page View', 'Open Suggestion', 'Page View'])
  expect(beacons[1]?.payload).toMatchObject({ target: path, query: 'no', position: 2, target_id: expect.any(String) })
  expect(beacons[2]?.url.searchParams.get('t')).toBe(decodeURI(path))

  const film = await programmeFilm(stage.url, 6)
  await page.goto(`/movies/${film.permalink}`)
  await expect.poll(() => events().slice(3)).toEqual(['Page View'])
  await shownRating(page).focus()
  await page.keyboard.press('End')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Benutzername').fill('kinofan')
  await dialog.getByLabel('Passwort').fill('popcorn-im-dunkeln')
  const rated = page.waitForResponse((response) => response.url().endsWith('/rating'))
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(dialog).toBeHidden()
  await rated
  await expect.poll(() => events().slice(4)).toEqual(['Open Login Overlay', 'Sign-Up: Login Success'])

  // Signing out with unsent commands would open a question.
  await expect(page.getByText(UNSENT)).toHaveCount(0)
  await page.getByRole('button', { name: /^Benutzermenü/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Du hast dich erfolgreich ausgeloggt.')).toBeVisible()
  await expect.poll(() => events().slice(6)).toEqual(['Logout'])
})

test('the entries of a page navigation are counted under their labels', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/kino/kinoprogramm')
  const beacons = collectBeacons(page)
  await decideBefore(page, ['analytics'])
  await expect.poll(() => beacons.map(({ event }) => event)).toEqual(['Page View'])
  await page.getByRole('navigation', { name: 'Kino' }).getByRole('link', { name: 'Kinostarts' }).click()
  await expect
    .poll(() => beacons.map(({ url }) => `${url.searchParams.get('e')} ${url.searchParams.get('s')}`))
    .toEqual(['Page View ', 'Page Navigation cinema_kinostarts', 'Page View '])
})

test('a suggestion opens although the beacon hangs, and at once in a new tab', async ({ page, context, stage }) => {
  await page.setViewportSize(desktop)
  await page.goto('/filme')
  const beacons = collectBeacons(page)
  await decideBefore(page, ['analytics'])
  await expect.poll(() => beacons.length).toBe(1)
  const held: (() => void)[] = []
  stage.proxy.fault = (input) =>
    input.url?.startsWith('/t.gif') ? new Promise((resolve) => held.push(() => resolve('pass'))) : 'pass'

  await page.locator('input[name=q]').fill('no')
  const first = page.locator('search').getByRole('option').first()
  const path = (await first.getAttribute('href')) ?? ''
  const opened = context.waitForEvent('page')
  await first.click({ modifiers: ['Control'] })
  const tab = await opened
  await expect(tab).toHaveURL(path)
  await tab.close()
  await expect(page).toHaveURL('/filme')

  await first.click()
  await expect(page).toHaveURL(path)
  expect(beacons.filter(({ event }) => event === 'Open Suggestion')).toHaveLength(2)
  for (const letGo of held) letGo()
})

test.describe('with a worker', () => {
  test.use({ worker: true })

  test('the worker neither answers the beacon nor keeps it', async ({ page, context, stage }) => {
    await page.goto('/filme')
    await decideBefore(page, ['analytics'])
    await untilControlled(page)
    const arrived: string[] = []
    stage.proxy.fault = ({ url = '' }) => {
      if (url.startsWith('/t.gif')) arrived.push(new URL(url, stage.url).searchParams.get('t') ?? '')
      return 'pass'
    }
    await page.goto('/serie')
    await expect.poll(() => arrived.filter((path) => path === '/serie')).toHaveLength(1)
    const kept = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const keys = await Promise.all(opened.map((cache) => cache.keys()))
      return keys.flat().map(({ url }) => url)
    })
    expect(kept.filter((url) => url.includes('t.gif'))).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
})
