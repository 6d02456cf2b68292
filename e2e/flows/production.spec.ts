import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../support/stage.ts'

const root = new URL('../../', import.meta.url).pathname
const renderer = join(root, 'dist/render/entryServer.js')

/** A warning that React's development build alone can give. */
const DEVELOPMENT = 'Each child in a list should have a unique'

// The least favourable environment, and a server that has rendered nothing yet.
test.use({ env: { NODE_ENV: 'development' } })

test('pages are rendered by React’s production build and name no file, whatever NODE_ENV the server has', async ({
  stage,
}) => {
  for (const path of ['/', '/kino/kinoprogramm', '/movies/unbekannt']) {
    const html = await (await fetch(stage.url + path)).text()
    expect(html).toContain('id="root"')
    // React's development build explains a boundary that waits for code in such attributes.
    expect(html).not.toMatch(/data-(msg|stck|cstck)=/)
    expect(html).not.toContain(root)
  }
  // No page waits for code on the server today: what renders them holds no development build either.
  expect(readFileSync(renderer, 'utf8')).not.toContain(DEVELOPMENT)
})
