import { expect } from '@playwright/test'
import { test } from '../support/stage.ts'

const root = new URL('../../', import.meta.url).pathname

/** A film with such a name cannot be had. The view for that is loaded by the first page that needs it. */
const UNUSABLE = `/movies/${'a'.repeat(190)}`

// The least favourable environment, and a server that has rendered nothing yet.
test.use({ env: { NODE_ENV: 'development' } })

test('a page that waits for code says nothing of the files it is made of, whatever NODE_ENV the server has', async ({
  stage,
}) => {
  const html = await (await fetch(stage.url + UNUSABLE)).text()
  expect(html).toContain('<!--$!--><template')
  // React's development build explains a boundary in such attributes.
  expect(html).not.toMatch(/data-(msg|stck|cstck)=/)
  expect(html).not.toContain(root)
})
