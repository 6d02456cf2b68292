import { expect } from '@playwright/test'
import { test } from '../support/stage.ts'
import { collectViolations } from '../support/violations.ts'

// Views without escaping: words come into the page as HTML.
test.use({ env: { NODE_OPTIONS: `--import=${new URL('../support/leaks/register.mjs', import.meta.url).href}` } })

/** Texts to search for, which the page of results contains in its heading; each with the violation that is reported. */
const attacks: Readonly<Record<string, { words: string; refusedAs: string }>> = {
  'a script': { words: '<script>window.ran = 1</script>', refusedAs: 'script-src-elem inline' },
  'a module': {
    words: '<script type="module">window.ran = 1</script>',
    refusedAs: 'script-src-elem inline',
  },
  'a script from elsewhere': {
    words: '<script src="https://evil.example/a.js"></script>',
    refusedAs: 'script-src-elem https://evil.example/a.js',
  },
  'an event handler': { words: '<img src="data:," onerror="window.ran = 1">', refusedAs: 'script-src-attr inline' },
  'a style': { words: '<p style="position:fixed;inset:0">Alles</p>', refusedAs: 'style-src-attr inline' },
  'a sheet of styles': { words: '<style>body { display: none }</style>', refusedAs: 'style-src-elem inline' },
  'a frame': { words: '<iframe src="https://evil.example/"></iframe>', refusedAs: 'frame-src https://evil.example' },
  'another base': { words: '<base href="https://evil.example/">', refusedAs: 'base-uri https://evil.example' },
}

test('what an injection would run is refused by the page’s policy', async ({ browser, stage }) => {
  // Every page comes from the server: the worker's shell has no content.
  const context = await browser.newContext({ baseURL: stage.url, serviceWorkers: 'block' })
  const violations = await collectViolations(context)
  const page = await context.newPage()
  for (const [name, { words, refusedAs }] of Object.entries(attacks)) {
    violations.length = 0
    const answer = await page.goto(`/suche?q=${encodeURIComponent(words)}`)
    expect(await answer?.text(), name).toContain(words)
    await expect.poll(() => violations.join('\n'), name).toContain(refusedAs)
    expect(await page.evaluate(() => 'ran' in window), name).toBe(false)
  }
  await context.close()
})
