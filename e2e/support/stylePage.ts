import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { stylePictures } from '../../scripts/stylePictures.ts'
import { freePort } from './server.ts'

const root = new URL('../../', import.meta.url).pathname

/** Opens the style page and waits until it is drawn and its fonts are there. */
export type OpenStyle = (page: Page) => Promise<void>

/**
 * Tests on the style page, built with what only the development server has: a page of a thousand modules loads in a tenth
 * of the time. It needs no other server: the API is out of service, as far as the page can tell.
 */
export const test = base.extend<{ openStyle: OpenStyle }, { styleUrl: string }>({
  styleUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'lichtspiel-style-'))
      const port = await freePort()
      const common = { root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
      await build({ ...common, plugins: [react()], define: { 'import.meta.env.DEV': 'true' } })
      const server = await preview({
        ...common,
        plugins: [stylePictures()],
        preview: { host: '127.0.0.1', port, strictPort: true },
      })
      await use(`http://127.0.0.1:${port}`)
      await server.close()
      rmSync(outDir, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openStyle: async ({ styleUrl }, use) => {
    await use(async (page) => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto(`${styleUrl}/dev/stil`)
      await expect(page.locator('[data-component=Screen]')).toBeAttached()
      await page.evaluate(() => document.fonts.ready)
    })
  },
})
