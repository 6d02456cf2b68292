import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import { toUrl } from '#contract/call.ts'
import { cinemasCall } from '#contract/cinema.ts'
import { OfflineBundle, offlineBundleCall } from '#contract/offlineBundle.ts'
import { ADVERTISING_MINUTES } from '#contract/screenings.ts'
import { RealBrowser } from '../support/browser.ts'
import { test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

const PAGE = '/kino/kinoprogramm/lieblingskinos'

/** The hour at which the journeys look for something to see in the evening. */
const EVENING = '17:30'

type Evening = { ids: string[]; names: string[]; permalinks: string[]; omu: number; ad: number; all: number }

/** Three cinemas of as many cities that show originals with subtitles this evening, and how many. */
async function threeCinemas(url: string): Promise<Evening> {
  const today = toBerlinDate(new Date())
  // During the advertising it is not too late.
  const from = fromBerlin(today, EVENING).getTime() - ADVERTISING_MINUTES * 60_000
  const evenings = await Promise.all(
    ['dresden', 'leipzig', 'hamburg'].map(async (city) => {
      const { items } = cinemasCall.answer.parse(await (await fetch(`${url}/api/cinemas?city=${city}`)).json())
      const asked = toUrl(offlineBundleCall, undefined, { ids: items.map(({ id }) => id) })
      const { cinemas } = OfflineBundle.parse(await (await fetch(`${url}${asked}`)).json())
      const found = cinemas.map(({ cinema, days }) => {
        const shows = days
          .filter(({ date }) => date === today)
          .flatMap(({ films }) => films.flatMap(({ showtimes }) => showtimes))
          .filter(({ startsAt }) => Date.parse(startsAt) > from)
        const omu = shows.filter(({ version }) => version === 'OmU').length
        return { cinema, omu, ad: shows.filter(({ features }) => features.includes('AD')).length, all: shows.length }
      })
      const best = found.toSorted((a, b) => b.omu - a.omu)[0]
      if (!best || best.omu === 0) throw new Error(`no original with subtitles in ${city}`)
      return best
    }),
  )
  const sum = (of: (evening: (typeof evenings)[number]) => number) => evenings.reduce((all, each) => all + of(each), 0)
  return {
    ids: evenings.map(({ cinema }) => cinema.id),
    names: evenings.map(({ cinema }) => cinema.name),
    permalinks: evenings.map(({ cinema }) => cinema.permalink),
    ...{ omu: sum(({ omu }) => omu), ad: sum(({ ad }) => ad), all: sum(({ all }) => all) },
  }
}

/** Keeps the cinemas as favourites and waits until their week, and all files of the app, lie on the device. */
async function keepAll(page: Page, { names, permalinks }: Evening): Promise<void> {
  for (const permalink of permalinks) {
    await page.goto(`/kinos/${permalink}`)
    await page.getByRole('button', { name: 'Als Lieblingskino merken' }).click()
    await expect(page.getByRole('button', { name: 'Lieblingskino', pressed: true })).toBeVisible()
  }
  await untilControlled(page)
  await page.goto('/')
  await page.goto('/unterwegs')
  for (const name of names) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Vorstellung/, { timeout: 60_000 })
  }
}

test('from a closed server to tonight’s originals with subtitles in three favourites with two taps', async ({
  stage,
}) => {
  const evening = await threeCinemas(stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    await keepAll(await browser.open(), evening)
    await stage.goDown()
    await browser.close()

    const page = await browser.open()
    await page.clock.setFixedTime(fromBerlin(toBerlinDate(new Date()), EVENING))
    await page.goto('/')
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.click()
    }
    await tap(page.getByRole('link', { name: 'Heute in deinen Lieblingskinos' }))
    await tap(page.getByRole('button', { name: 'OmU', exact: true }))
    const times = page.getByRole('main').getByRole('link', { name: /^\d\d:\d\d/ })
    await expect(times).toHaveCount(evening.omu)
    for (const name of await times.all()) await expect(name).toHaveAccessibleName(/^\d\d:\d\d OmU/)
    for (const name of evening.names) {
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    }
    await expect(page.getByText(/Stand: /).first()).toBeVisible()
    expect(taps).toBeLessThanOrEqual(2)

    // Others with one more tap each; the address has them.
    await tap(page.getByRole('button', { name: 'OmU', exact: true }))
    await expect(times).toHaveCount(evening.all)
    if (evening.ad > 0) {
      await tap(page.getByRole('button', { name: 'AD', exact: true }))
      await expect(times).toHaveCount(evening.ad)
      expect(new URL(page.url()).searchParams.getAll('feature[]')).toEqual(['AD'])
    }
  } finally {
    await browser.dispose()
  }
})

test('a calendar entry and a reminder are set without the server, from the week alone', async ({ stage }) => {
  const evening = await threeCinemas(stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    await keepAll(await browser.open(), evening)
    await stage.goDown()
    await browser.close()

    const page = await browser.open()
    await page.clock.setFixedTime(fromBerlin(toBerlinDate(new Date()), EVENING))
    const tomorrow = addDays(toBerlinDate(new Date()), 1)
    await page.goto(`${PAGE}?date=${tomorrow}&version[]=OmU&ansicht=zeit`)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'OmU' }).last()
    const title = await row.getByRole('heading').innerText()
    await row.getByRole('link', { name: /^\d\d:\d\d OmU/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()

    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Kalender' }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    expect(file).toContain(`DTSTART:${tomorrow.replaceAll('-', '')}`)
    expect(file).toContain('BEGIN:VALARM')

    await dialog.getByRole('button', { name: 'Erinnern' }).click()
    await expect(dialog.getByRole('button', { name: 'Erinnern', pressed: true })).toBeVisible()
    await page.goto('/unterwegs')
    await expect(page.getByRole('listitem').filter({ hasText: title }).last()).toBeVisible()
  } finally {
    await browser.dispose()
  }
})

test('a favourite that is let go without the server leaves the week, and nothing else does', async ({ stage }) => {
  const evening = await threeCinemas(stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    await keepAll(page, evening)
    await stage.goDown()
    const [gone = '', ...others] = evening.names
    await page.getByRole('button', { name: `${gone} vom Gerät löschen` }).click()
    await page.goto(`${PAGE}?date=${addDays(toBerlinDate(new Date()), 1)}`)
    const main = page.getByRole('main')
    for (const name of others) await expect(main.getByRole('link', { name }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: gone })).toHaveCount(0)
  } finally {
    await browser.dispose()
  }
})
