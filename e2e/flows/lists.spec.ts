import { expect, type Page } from '@playwright/test'
import { listCall, listsCall } from '#contract/lists.ts'
import { programmeFilm } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilKept } from '../support/visitor.ts'

test.use({ worker: true })

const NAME = 'Ohne Netz gesammelt'
const RECEIPT = { timeout: 60_000 }

/** A link within the app, the way of a member without a network. */
const ownList = (page: Page) => page.getByRole('link', { name: NAME, exact: true })
const titlesOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

async function addToList(page: Page, pick: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Liste', exact: true }).click()
  await page.getByRole('combobox', { name: 'Liste' }).click()
  await pick(page)
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(page.getByText(`„${NAME}“ bekommt den Eintrag`)).toBeVisible()
  await page.getByRole('button', { name: 'Schließen' }).click()
}

test('a list made and ordered without a network is there once, for a second browser too', async ({
  page,
  context,
  browser,
  stage,
}) => {
  const films = [await programmeFilm(stage.url, 2), await programmeFilm(stage.url, 5)] as const
  await signIn(context, stage.url, 'kinofan')
  await page.goto('/liste')
  await untilControlled(page)
  for (const { permalink } of films) {
    await page.goto(`/movies/${permalink}`)
    await untilKept(page, `/api/movies/${permalink}`)
    // The data of the form and the pages are now stored on the device.
    await page.getByRole('button', { name: 'Liste', exact: true }).click()
    await page.getByRole('button', { name: 'Schließen' }).click()
  }
  await stage.goDown()

  await page.goto(`/movies/${films[0].permalink}`)
  await addToList(page, async () => {
    await page.getByRole('combobox', { name: 'Liste' }).fill(NAME)
    await page.getByRole('button', { name: `Liste „${NAME}“ anlegen` }).click()
  })
  await page.goto(`/movies/${films[1].permalink}`)
  await addToList(page, () => page.getByRole('option', { name: NAME }).click())

  await page.goto('/liste')
  await ownList(page).click()
  await expect(titlesOf(page)).toHaveText([films[0].title, films[1].title])
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByRole('button', { name: `„${films[1].title}“ verschieben` }).press('ArrowUp')
  await expect(page.getByText(`„${films[1].title}“ ist jetzt auf Platz 1 von 2.`)).toBeAttached()
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(titlesOf(page)).toHaveText([films[1].title, films[0].title])
  const path = new URL(page.url()).pathname

  await stage.comeBack()
  await expect(page.getByText('Gespeichert, wird gesendet')).toHaveCount(0, RECEIPT)
  const served = async () => {
    const answer = await context.request.get(`${stage.url}/api/lists/${path.split('/').at(-1)}`)
    return answer.ok() ? listCall.answer.parse(await answer.json()).items.map(({ title }) => title) : []
  }
  await expect.poll(served, RECEIPT).toEqual([films[1].title, films[0].title])

  const second = await browser.newContext({ baseURL: stage.url, locale: 'de-DE' })
  await signIn(second, stage.url, 'kinofan')
  const elsewhere = await openTab(second, '/liste')
  await expect(ownList(elsewhere)).toHaveCount(1)
  await ownList(elsewhere).click()
  await expect(titlesOf(elsewhere)).toHaveText([films[1].title, films[0].title])
  await second.close()
})

test('titles are added within a list, by keyboard and without a network', async ({ page, context, stage }) => {
  const films = [await programmeFilm(stage.url, 2), await programmeFilm(stage.url, 5)] as const
  const name = 'Im Editor gesammelt'
  await signIn(context, stage.url, 'kritik')
  await page.goto('/liste')
  await untilControlled(page)
  for (const { permalink } of films) {
    await page.goto(`/movies/${permalink}`)
    await untilKept(page, `/api/movies/${permalink}`)
  }
  await page.goto('/liste')
  await page.getByRole('button', { name: 'Neue Liste' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Liste anlegen' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Titel hinzufügen' }).click()
  const field = page.getByRole('combobox', { name: 'Titel hinzufügen' })
  await expect(field).toBeFocused()

  await page.keyboard.type(films[0].title)
  await page.getByRole('option', { name: films[0].title }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`„${films[0].title}“ steht jetzt auf Platz 1.`)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  await stage.goDown()
  await page.keyboard.type(films[1].title)
  await expect(page.getByText('Ohne Netz: das passt auf deinem Gerät.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`„${films[1].title}“ steht jetzt auf Platz 2.`)).toBeVisible()
  await page.keyboard.type(films[0].title)
  await expect(page.getByRole('option', { name: films[0].title }).first()).toContainText('steht schon drauf')
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(titlesOf(page)).toHaveText([films[0].title, films[1].title])
  const id = new URL(page.url()).pathname.split('/').at(-1)

  await stage.comeBack()
  const served = async () => {
    const answer = await context.request.get(`${stage.url}/api/lists/${id}`)
    return answer.ok() ? listCall.answer.parse(await answer.json()).items.map(({ title }) => title) : []
  }
  await expect.poll(served, RECEIPT).toEqual([films[0].title, films[1].title])
})

test('a list of somebody else is copied without a network, with its titles in their order', async ({
  page,
  context,
  stage,
}) => {
  const lists = listsCall.answer.parse(await (await context.request.get(`${stage.url}/api/lists`)).json()).items
  const theirs = lists.find(({ author, itemsCount }) => author.username !== 'neuling' && itemsCount > 2)
  if (theirs === undefined) throw new Error('the demo world has no list of others')
  const read = async (id: string | undefined) => {
    const answer = await context.request.get(`${stage.url}/api/lists/${id}`)
    return answer.ok() ? listCall.answer.parse(await answer.json()) : null
  }
  const titles = (await read(theirs.id))?.items.map(({ title }) => title) ?? []
  await signIn(context, stage.url, 'neuling')
  await page.goto('/liste')
  await untilControlled(page)
  await page.goto(`/liste/${theirs.id}`)
  await expect(titlesOf(page)).toHaveText(titles)
  // The form is stored on the device with the app.
  const copyButton = page.getByRole('button', { name: 'Kopieren' })
  const dialog = page.getByRole('dialog', { name: 'Liste kopieren' })
  await copyButton.click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog).toBeHidden()
  await stage.goDown()

  await copyButton.click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`Kopie von ${theirs.name}`)
  await dialog.getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Kopie von ${theirs.name}` })).toBeVisible()
  await expect(titlesOf(page)).toHaveText(titles)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(id).not.toBe(theirs.id)

  await stage.comeBack()
  await expect.poll(async () => (await read(id))?.items.map(({ title }) => title), RECEIPT).toEqual(titles)
  const copy = await read(id)
  expect(copy).toMatchObject({ private: true, description: '' })
  expect(copy?.items.every(({ description }) => description === '')).toBe(true)
})

test.describe('while nothing is sent', () => {
  // Without the worker, the page itself sends; the test prevents that.
  test.use({ worker: false })

  test('one’s own list opens anew though the server does not know it', async ({ page, context, stage }) => {
    await signIn(context, stage.url, 'neuling')
    await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await page.goto('/liste')
    await page.getByRole('button', { name: 'Neue Liste' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(NAME)
    await page.getByRole('button', { name: 'Liste anlegen' }).click()
    await ownList(page).click()
    const heading = page.getByRole('heading', { level: 1, name: NAME })
    await expect(heading).toBeVisible()
    const answer = await page.reload()
    expect(answer?.status()).toBe(404)
    await expect(heading).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeVisible()

    const others = await page.goto('/liste/gibt-es-nicht')
    expect(others?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Liste gibt es nicht' })).toBeVisible()
  })
})

test.describe('by hand', () => {
  // The page alone, without the worker.
  test.use({ worker: false })

  test('a title is dragged down over several others, past the window’s edge', async ({ page, context, stage }) => {
    await signIn(context, stage.url, 'kinofan')
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/liste')
    const own = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Meine Listen' }) })
    await own.getByRole('link').first().click()
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    const handles = page.getByRole('button', { name: /verschieben$/ })
    const before = await handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')))
    expect(before.length).toBeGreaterThan(3)
    await handles.first().scrollIntoViewIfNeeded()
    const box = await handles.first().boundingBox()
    if (box === null) throw new Error('the handle has no place')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    // While the handle is held at the lower edge, the page keeps scrolling.
    await page.mouse.move(box.x + box.width / 2, 495, { steps: 12 })
    const order = () => handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')))
    const dragged = [...before.slice(1), before[0]]
    await expect.poll(order).toEqual(dragged)
    await page.mouse.up()
    await expect(page.getByText(`ist jetzt auf Platz ${before.length} von ${before.length}.`)).toBeAttached()
    expect(await order()).toEqual(dragged)
  })
})
