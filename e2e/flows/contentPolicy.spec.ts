import { expect } from '@playwright/test'
import { RealBrowser } from '../support/browser.ts'
import { topFilm } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { untilControlled } from '../support/visitor.ts'

/** Runs in the page: what becomes of strings that would be read as code, by the way they take. */
function useStrings(): Record<string, string> {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => void }
  }
  const outcome = (use: () => unknown) => {
    try {
      use()
      return 'taken'
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  }
  const script = document.createElement('script')
  return {
    innerHTML: outcome(() => {
      document.createElement('div').innerHTML = '<b>fett</b>'
    }),
    insertAdjacentHTML: outcome(() => document.body.insertAdjacentHTML('beforeend', '<b>fett</b>')),
    'document.write': outcome(() => document.write('<b>fett</b>')),
    'script.src': outcome(() => {
      script.src = '/assets/other.js'
    }),
    'script.text': outcome(() => {
      script.text = 'window.ran = 1'
    }),
    'a worker': outcome(() => new Worker('/assets/other.js')),
    'a policy of its own': outcome(() => trustedTypes.createPolicy('own', { createHTML: (html: string) => html })),
    'the policy that takes what no other does': outcome(() => trustedTypes.createPolicy('default', {})),
  }
}

const REFUSED = {
  innerHTML: 'TypeError',
  insertAdjacentHTML: 'TypeError',
  'document.write': 'TypeError',
  'script.src': 'TypeError',
  'script.text': 'TypeError',
  'a worker': 'TypeError',
  'a policy of its own': 'TypeError',
  'the policy that takes what no other does': 'TypeError',
}

test('strings are code nowhere: neither in a page of the server nor in the worker’s shell, whose policies are alike', async ({
  stage,
}) => {
  const browser = new RealBrowser(stage.url)
  try {
    const page = await browser.open()
    const rendered = await page.goto('/pages/about')
    expect(await page.evaluate(useStrings)).toEqual(REFUSED)
    await untilControlled(page)
    const shell = await page.goto('/pages/about')
    expect(shell?.fromServiceWorker()).toBe(true)
    expect(await page.evaluate(useStrings)).toEqual(REFUSED)
    const [first = '', second = ''] = [rendered, shell].map((answer) => answer?.headers()['content-security-policy'])
    const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, '')
    expect(withoutHashes(second)).toBe(withoutHashes(first))
    expect(second).toContain("require-trusted-types-for 'script'; trusted-types lichtspiel")
  } finally {
    await browser.dispose()
  }
})

test('what a page tells search engines stands in its head, and goes with the page', async ({ page, stage }) => {
  const film = await topFilm(stage.url)
  const data = page.locator('script[type="application/ld+json"]')
  await page.goto(`/movies/${film.permalink}`)
  // The film, and the way to it.
  await expect(page.locator('head').locator(data)).toHaveCount(2)
  expect(JSON.parse((await data.first().textContent()) ?? '')).toMatchObject({ '@type': 'Movie', name: film.title })
  await page.getByRole('banner').getByRole('link', { name: 'Startseite' }).click()
  await expect(page).toHaveURL(`${stage.url}/`)
  await expect(data).toHaveCount(0)
})
