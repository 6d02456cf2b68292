import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/stylePage.ts'

const component = (page: Page, name: string) => page.locator(`[data-component=${name}]`)
const wide = { width: 1280, height: 844 }

/** Where a thing stands in the viewport, in px from its top. */
const topOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().top)
/** A thing stands there, within a pixel: browsers round what they scroll by. */
const expectTop = async (thing: Locator, top: number) =>
  expect(Math.abs((await topOf(thing)) - top), `${top}`).toBeLessThan(1)
/** Scrolls the page so that a thing's top stands so far from the viewport's. */
const bringTo = (thing: Locator, top: number) =>
  thing.evaluate((element, at) => scrollBy(0, element.getBoundingClientRect().top - at), top)

test.beforeEach(async ({ page, openStyle }) => {
  await page.setViewportSize(wide)
  await openStyle(page)
})

test('a side column with an iframe stays at 74 px once it is scrolled past, until its container ends', async ({
  page,
}) => {
  const frame = component(page, 'SideColumn').locator('iframe')
  const row = component(page, 'SideColumn').locator('figure').first().locator('> div > div')
  await bringTo(row, 300)
  await expectTop(frame, 300)
  await bringTo(row, 75)
  await expectTop(frame, 75)
  for (const past of [73, 0, -400]) {
    await bringTo(row, past)
    expect(await topOf(frame), `${past}`).toBe(74)
  }
  // The row's end takes it along.
  const { height } = (await row.boundingBox()) ?? { height: 0 }
  await bringTo(row, 100 - height)
  await expectTop(frame, 100 - 180)
})

test('the other sticky offset is 50 px', async ({ page }) => {
  const panel = component(page, 'SideColumn').locator('[data-offset=bar]')
  const row = component(page, 'SideColumn').locator('figure').last().locator('> div > div')
  await bringTo(row, -200)
  expect(await topOf(panel)).toBe(50)
})

test('on a phone nothing is fixed beside a text that fills the width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = component(page, 'SideColumn').locator('iframe')
  // The narrower page may still be laying itself out below the first scroll.
  await expect(async () => {
    await bringTo(frame, -50)
    await expectTop(frame, -50)
  }).toPass()
})

test('a carousel scrolls in 300 ms to the beginning of an item, with arrows 12 px from its edges', async ({ page }) => {
  const [many, few] = await component(page, 'Carousel').locator('figure').all()
  if (!many || !few) throw new Error('the style page shows two carousels')
  const list = many.locator('ul')
  await bringTo(many, 200)
  const previous = many.getByRole('button', { name: 'Frühere Filme' })
  const next = many.getByRole('button', { name: 'Weitere Filme' })
  await expect(few.getByRole('button')).toHaveCount(0)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  const place = await list.boundingBox()
  const [before, after] = [await previous.boundingBox(), await next.boundingBox()]
  if (!place || !before || !after) throw new Error('the carousel is not drawn')
  expect(before.x - place.x).toBe(12)
  expect(place.x + place.width - after.x - after.width).toBe(12)

  await next.click()
  // From the first frame that has moved to the last that does.
  const took = await list.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let [start, moved, last] = [0, performance.now(), element.scrollLeft]
        const look = () => {
          const now = performance.now()
          if (element.scrollLeft !== last) {
            if (start === 0) start = now
            moved = now
          }
          last = element.scrollLeft
          if (now - moved > 400) resolve(moved - (start || moved))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  expect(took).toBeLessThanOrEqual(350)
  const offset = await list.evaluate((element) => {
    const edge = element.getBoundingClientRect().left
    return Math.min(...Array.from(element.children, (item) => Math.abs(item.getBoundingClientRect().left - edge)))
  })
  expect(offset).toBeLessThan(1)
  await expect(previous).not.toHaveAttribute('aria-disabled')

  for (let clicks = 0; clicks < 6 && !(await next.getAttribute('aria-disabled')); clicks++) {
    // A real click would wait for ever for an arrow that has just come to its end.
    await next.dispatchEvent('click')
    await page.waitForFunction(
      (element) => element && !(element as HTMLElement).style.scrollSnapType,
      await list.elementHandle(),
    )
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
})

test('a carousel jumps for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const many = component(page, 'Carousel').locator('figure').first()
  await bringTo(many, 200)
  const moved = await many.evaluate((element) => {
    const buttons = element.querySelectorAll('button')
    buttons[buttons.length - 1]?.click()
    return element.querySelector('ul')?.scrollLeft
  })
  expect(moved).toBeGreaterThan(0)
})

test('arrows come and go with the width', async ({ page }) => {
  const few = component(page, 'Carousel').locator('figure').last()
  await few.locator('ul').evaluate((list) => list.parentElement?.style.setProperty('inline-size', '200px'))
  await expect(few.getByRole('button')).toHaveCount(2)
  await few.locator('ul').evaluate((list) => list.parentElement?.style.removeProperty('inline-size'))
  await expect(few.getByRole('button')).toHaveCount(0)
})

test('an image is asked for 200 px before it comes into view, and not sooner', async ({ page }) => {
  const image = component(page, 'LazyImage').locator('img')
  const { height } = page.viewportSize() ?? wide
  await bringTo(image, height + 230)
  // Two frames: an observer answers after the first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(image).not.toHaveAttribute('src')
  const asked = page.waitForRequest(/stil-poster\/148\/Transit/)
  const place = await image.boundingBox()
  await bringTo(image, height + 190)
  await asked
  await expect(image).toHaveJSProperty('complete', true)
  // No shift: it is as large as the room it was given.
  const after = await image.boundingBox()
  expect([after?.width, after?.height]).toEqual([place?.width, place?.height])
})

test('an image that does not come gives way to its placeholder in the same shape', async ({ page }) => {
  const failed = component(page, 'Poster').locator('figure').nth(2)
  const shape = failed.locator('[data-shape=poster]')
  const before = await shape.boundingBox()
  await failed.scrollIntoViewIfNeeded()
  await expect(shape).toHaveText('Paprika')
  const after = await shape.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
})

test('shapes: posters 0.698, stills 1.5, posts 1', async ({ page }) => {
  const ratio = async (name: string, index: number) => {
    const box = await component(page, name).locator('figure').nth(index).locator('[data-shape]').first().boundingBox()
    return (box?.width ?? 0) / (box?.height ?? 1)
  }
  expect(await ratio('Poster', 0)).toBeCloseTo(0.698, 2)
  expect(await ratio('Picture', 0)).toBeCloseTo(1.5, 2)
  expect(await ratio('Picture', 2)).toBeCloseTo(1, 2)
})

test('avatars are 26 and 42 px, the search field 40, signs of links 30', async ({ page }) => {
  const sizeOf = async (thing: Locator) => {
    const box = await thing.first().boundingBox()
    return [box?.width, box?.height]
  }
  expect(await sizeOf(component(page, 'Avatar').locator('[data-size=medium]'))).toEqual([42, 42])
  expect(await sizeOf(component(page, 'Avatar').locator('[data-size=small]'))).toEqual([26, 26])
  expect((await sizeOf(component(page, 'SearchInput').locator('input')))[1]).toBe(40)
  expect(await sizeOf(component(page, 'LinkButtonOut').locator('svg'))).toEqual([30, 30])
  const stroke = component(page, 'LinkButtonOut').locator('svg').first()
  expect(await stroke.evaluate((sign) => getComputedStyle(sign).stroke)).toBe('rgb(255, 255, 255)')
})

test('the clear button shows only while there is something to clear', async ({ page }) => {
  const filled = component(page, 'SearchInput').locator('figure').last()
  const clear = filled.getByRole('button')
  await expect(clear).toBeVisible()
  await clear.click()
  await expect(clear).toBeHidden()
  await expect(filled.getByRole('searchbox')).toHaveValue('')
})

test('a waypoint tells when it is scrolled past, also when it is jumped over', async ({ page }) => {
  const point = component(page, 'Waypoint').locator('figure > div')
  await bringTo(point, 300)
  await expect(point).toHaveText('Wegmarke: im Bild')
  await bringTo(point, -2000)
  await expect(point).toHaveText('Wegmarke: oben hinaus')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(point).toHaveText('Wegmarke: noch unten')
})

test.describe('on a screen of high density', () => {
  test.use({ deviceScaleFactor: 2 })
  test('a picture comes in twice the width of its place', async ({ page }) => {
    const image = component(page, 'PosterCard').locator('img').first()
    await image.scrollIntoViewIfNeeded()
    // The place is 174 px wide, by its `sizes`.
    await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).currentSrc)).toContain('/348/')
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })
  test('the search field is as high as a finger needs', async ({ page }) => {
    const box = await component(page, 'SearchInput').locator('input').first().boundingBox()
    expect(box?.height).toBe(44)
  })
})
