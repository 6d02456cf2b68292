import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { freePort } from './server.ts'

const root = new URL('../../', import.meta.url).pathname

/** Opens the style page and waits until it is drawn and its fonts are there. */
export type OpenStyle = (page: Page) => Promise<void>

/**
 * Tests on the style page: the development server, on loopback and with a cache of its own. It needs nothing built and
 * no other server: the API is out of service, as far as the page can tell.
 */
export const test = base.extend<{ openStyle: OpenStyle }, { devUrl: string }>({
  devUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const cacheDir = mkdtempSync(join(tmpdir(), 'lichtspiel-vite-'))
      const port = await freePort()
      const server = await createServer({
        root,
        cacheDir,
        configFile: join(root, 'vite.config.ts'),
        server: { port, strictPort: true, hmr: false, watch: null },
        logLevel: 'error',
      })
      await server.listen()
      await use(`http://127.0.0.1:${port}`)
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openStyle: async ({ devUrl }, use) => {
    await use(async (page) => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
      // A cold development server finds packages while it serves, and asks for a second load.
      await expect(async () => {
        await page.goto(`${devUrl}/dev/stil`)
        await expect(page.locator('[data-component=Screen]')).toBeAttached({ timeout: 60_000 })
      }).toPass({ timeout: 120_000 })
      await page.evaluate(() => document.fonts.ready)
    })
  },
})
