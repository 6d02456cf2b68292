import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.ts'

const sha256 = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

it('allows exactly the inline scripts of the page, each once', () => {
  const html = '<script>a()</script><p>x</p><script data-x="1">b("ü")</script><script>a()</script>'
  expect(inlineScriptHashes(html)).toEqual([sha256('a()'), sha256('b("ü")')])
})

it('leaves out scripts with an address and data blocks', () => {
  const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>'
  expect(inlineScriptHashes(html)).toEqual([])
})

it('asks for https only where the site is served by it', () => {
  expect(contentSecurityPolicy('', true)).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy('', false)).not.toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy('<script>a()</script>', false)).toContain(`script-src 'self' ${sha256('a()')};`)
})
