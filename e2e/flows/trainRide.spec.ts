import { expect, type Page } from '@playwright/test'
import { cinemasCall } from '#contract/cinema.ts'
import { commentsCall } from '#contract/comments.ts'
import { RealBrowser } from '../support/browser.ts'
import { type ProgrammeFilm, programmeFilms, rate, SENT, shownRating } from '../support/films.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { addToList, deleteList, listedTitles, listsOf, makeList } from '../support/ownLists.ts'
import { test } from '../support/stage.ts'
import { sendAll, untilControlled, untilKept, untilNothingLeaves, untilSessionKept } from '../support/visitor.ts'
import { Wire } from '../support/wire.ts'

test.describe.configure({ retries: 0 })

const KEPT_LIST = 'Unterwegs notiert'
const DROPPED_LIST = 'Doch nicht'
const PROGRAMME = '/kino/kinoprogramm?city=berlin'

/** A film of the programme with at least two comments, none of which gives anything away. */
async function spokenFilm(url: string, films: readonly ProgrammeFilm[]): Promise<ProgrammeFilm> {
  for (const film of films) {
    const answer = await fetch(`${url}/api/movies/${film.permalink}/comments`)
    const { items } = commentsCall.answer.parse(await answer.json())
    if (items.filter(({ spoiler }) => !spoiler).length > 1) return film
  }
  throw new Error('nobody has commented on any of these films')
}

const digg = (page: Page, place: number) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /^(\d+ )?Diggs? ?: / })
    .nth(place)

const fromProgramme = async (page: Page, { title }: ProgrammeFilm) => {
  await page.getByRole('heading', { name: title, exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Rates ten titles by keys, one after the other, and passes over those that other steps are about. */
async function rateQuickly(page: Page, passed: readonly ProgrammeFilm[]): Promise<void> {
  const deck = page.getByRole('region', { name: 'Titel bewerten' })
  const front = deck.getByRole('heading')
  await expect(front).toBeVisible()
  await deck.focus()
  for (let count = 0; count < 10; ) {
    const name = (await front.textContent()) ?? ''
    const isPassed = passed.some(({ title }) => title === name)
    await page.keyboard.press(isPassed ? 'Space' : String((count % 9) + 1))
    if (!isPassed) count += 1
    await expect(front).not.toHaveText(name)
  }
}

test('a train ride: what one device did without a network is there once, in order, and meets what the other one did', async ({
  page: other,
  context,
  stage,
}) => {
  // A whole evening of acts, and a browser that starts three times.
  const films = await programmeFilms(stage.url)
  const spoken = await spokenFilm(stage.url, films)
  const [changed, taken, first, second, both] = films.filter((film) => film !== spoken)
  if (!changed || !taken || !first || !second || !both) throw new Error('the programme is too short for a train ride')
  const ridden = [changed, taken, first, second, both]
  const [cinema] = cinemasCall.answer.parse(await (await fetch(`${stage.url}/api/cinemas?city=berlin`)).json()).items
  const member = await createMember(context, stage.url)
  await signInAs(context, stage.url, member)

  const wire = await Wire.open(stage)
  const browser = new RealBrowser(stage.url, { args: wire.args })
  try {
    // At home: what the ride needs comes onto the device.
    await browser.open()
    await signInAs(browser.opened, stage.url, member)
    await browser.close()
    let page = await browser.open()
    // The first visit of all, so that the films' pages are kept unopened.
    await page.goto(PROGRAMME)
    await untilControlled(page)
    for (const { permalink } of ridden) await untilKept(page, `/api/movies/${permalink}`)
    await untilSessionKept(page)
    await page.goto('/quickratings')
    await expect(page.getByRole('region', { name: 'Titel bewerten' }).getByRole('heading')).toBeVisible()
    await page.goto(`/kinos/${cinema?.permalink}`)
    await untilKept(page, `/api/cinemas/${cinema?.permalink}`)
    await page.goto(`/movies/${spoken.permalink}/kommentare`)
    await untilKept(page, `/api/movies/${spoken.permalink}/comments`)
    await page.goto(PROGRAMME)

    // The train leaves.
    await wire.goDown()
    await fromProgramme(page, changed)
    await rate(page, 3)
    await rate(page, 8)
    await page.goBack()
    await fromProgramme(page, taken)
    await rate(page, 6)
    await page.getByRole('button', { name: 'Wertung entfernen' }).click()
    await expect(page.getByText('Wie war er?')).toBeVisible()
    for (const film of [first, second]) {
      await page.goBack()
      await fromProgramme(page, film)
      await page.getByRole('button', { name: 'Merken' }).click()
      await expect(page.getByRole('button', { name: /^Gemerkt.*wartet/ })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Gesehen' }).click()
    await page.goBack()
    await fromProgramme(page, both)
    await rate(page, 4)
    await untilNothingLeaves(page)
    await page.goto(`/movies/${spoken.permalink}/kommentare`)
    for (const place of [0, 1]) {
      await digg(page, place).click()
      await expect(digg(page, place)).toHaveAttribute('aria-pressed', 'true')
    }

    // Out of power, between two answers; then the tunnel goes on.
    await untilNothingLeaves(page)
    await browser.kill()
    page = await browser.open()
    await page.goto('/liste')
    await makeList(page, DROPPED_LIST)
    await makeList(page, KEPT_LIST)
    await page.getByRole('link', { name: DROPPED_LIST, exact: true }).click()
    await deleteList(page)
    await expect(page.getByRole('link', { name: DROPPED_LIST, exact: true })).toHaveCount(0)

    await untilNothingLeaves(page)
    await page.goto('/my_watchlist')
    await expect(page.getByText('2 Titel gemerkt')).toBeVisible()
    for (const { title } of [first, second]) {
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await addToList(page, KEPT_LIST)
      await page.goBack()
    }
    await page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link', { name: 'Listen' }).click()
    await page.getByRole('link', { name: KEPT_LIST, exact: true }).click()
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    await page.getByRole('button', { name: `„${second.title}“ verschieben` }).press('ArrowUp')
    await expect(page.getByText(`„${second.title}“ ist jetzt auf Platz 1 von 2.`)).toBeAttached()
    await page.getByRole('button', { name: 'Fertig' }).click()

    await untilNothingLeaves(page)
    await page.goto(`/kinos/${cinema?.permalink}`)
    await page.getByRole('button', { name: 'Als Lieblingskino merken' }).click()
    await expect(page.getByRole('button', { name: 'Lieblingskino', pressed: true })).toBeVisible()
    await untilNothingLeaves(page)
    await page.goto('/quickratings')
    await rateQuickly(page, ridden)

    // Meanwhile, at home, with a network.
    await other.goto(`/movies/${both.permalink}`)
    await rate(other, 9)
    // Nothing waits either before the rating is stored: the server tells that it has arrived.
    const atHome = () => stage.database?.ratingOf(member.username, both.permalink) ?? 9
    await expect.poll(atHome).toBe(9)
    await expect(other.getByRole('link', { name: /^Ausstehende Aktionen/ })).toHaveCount(0)

    // Light at the end of the tunnel, and one answer lost in it after the server had committed.
    await untilNothingLeaves(page)
    await page.getByRole('link', { name: /^Ausstehende Aktionen/ }).click()
    let lost = 0
    wire.fault = ({ method, url = '' }) => {
      if (lost > 0 || method !== 'POST' || url !== '/api/batch') return 'pass'
      lost += 1
      return 'drop'
    }
    await sendAll(page, () => wire.comeBack())
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    expect(lost).toBe(1)
    await expectRideOnce()

    // Each shows what the other one did; of the rating of both the later one holds.
    await expectOnDevice(other)
    await page.goto(`/movies/${both.permalink}`)
    await expect(shownRating(page)).toHaveValue('9')
    await expectOnDevice(page)
  } finally {
    await browser.dispose()
    await wire.goDown()
  }

  async function expectOnDevice(device: Page): Promise<void> {
    await device.goto(`/movies/${changed?.permalink}`)
    await expect(shownRating(device)).toHaveValue('8')
    await device.goto('/liste')
    await device.getByRole('link', { name: KEPT_LIST, exact: true }).click()
    await expect(listedTitles(device)).toHaveText([second?.title ?? '', first?.title ?? ''])
    await device.goto('/my_watchlist')
    await expect(device.getByText('2 Titel gemerkt')).toBeVisible()
  }

  /** By the log of effects. What was tried in vain is sent as it was: a change of it is a command of its own. */
  async function expectRideOnce(): Promise<void> {
    expect(await listsOf(context, stage.url, member.username)).toEqual([[KEPT_LIST, [second?.title, first?.title]]])
    const { database } = stage
    if (!database) return
    const effects = await database.effectsBy(member.username)
    expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length)
    const kindsOf = (film: ProgrammeFilm | undefined) =>
      effects
        .filter(({ film: on, kind }) => on === film?.permalink && kind.startsWith('rating.'))
        .map(({ kind }) => kind)
    expect(kindsOf(changed).length).toBeLessThanOrEqual(2)
    expect(await database.ratingOf(member.username, changed?.permalink ?? '')).toBe(8)
    expect([[], ['rating.set', 'rating.clear']]).toContainEqual(kindsOf(taken))
    expect((await database.ratingOf(member.username, taken?.permalink ?? '')) ?? null).toBe(null)
    expect(kindsOf(both)).toEqual(['rating.set'])
    expect(await database.ratingOf(member.username, both?.permalink ?? '')).toBe(9)
    const others = effects.filter(({ film }) => !ridden.some(({ permalink }) => permalink === film))
    expect(others.filter(({ kind }) => kind === 'rating.set')).toHaveLength(10)
    const marks = effects.filter(({ kind }) => /^(digg|watch|watched|favourite)\./.test(kind)).map(({ kind }) => kind)
    expect(marks.toSorted()).toEqual(['digg.set', 'digg.set', 'favourite.set', 'watch.set', 'watch.set', 'watched.set'])
    const list = effects.find(({ kind }) => kind === 'list.order')?.target ?? 'none'
    const [kept, dropped] = [true, false].map((isKept) =>
      effects
        .filter(({ kind, target }) => kind.startsWith('list.') && target.startsWith(list) === isKept)
        .map(({ kind }) => kind),
    )
    expect(kept).toEqual(['list.create', 'list.add', 'list.add', 'list.order'])
    expect([[], ['list.create', 'list.delete']]).toContainEqual(dropped)
  }
})
