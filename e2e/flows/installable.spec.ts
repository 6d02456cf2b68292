import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

test('Chromium finds nothing that keeps the app from being installed', async ({ stage }) => {
  const browser = new RealBrowser(stage.url, { whole: true })
  try {
    const page = await browser.open()
    await page.goto('/')
    await untilControlled(page)
    const session = await browser.opened.newCDPSession(page)
    const manifest = await session.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ id: '/', name: 'Lichtspiel', display: 'standalone' })
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  } finally {
    await browser.dispose()
  }
})

test('every icon of the manifest has the size it claims', async ({ page, stage }) => {
  await page.goto('/')
  const { icons } = await (await fetch(`${stage.url}/manifest.webmanifest`)).json()
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
