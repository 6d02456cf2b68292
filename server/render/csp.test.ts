import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from '../http/config.ts'
import { contentSecurityPolicy, readInlineScripts, readInlineStyles } from './csp.ts'
import { toVendorSources } from './vendorSources.ts'

const sha256 = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

it('allows the scripts it is given, each once', () => {
  const policy = contentSecurityPolicy({ scripts: ['a()', 'b("ü")', 'a()'] }, false)
  expect(policy).toContain(`script-src 'self' ${sha256('a()')} ${sha256('b("ü")')};`)
})

it('allows the stylesheets it is given beside those of files, and no attribute', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: ['p{top:0}'] }, false)
  expect(policy).toContain(`style-src 'self' ${sha256('p{top:0}')}; style-src-attr 'none'`)
})

it('reads the inline scripts and the import map of the built shell, and none that has an address or is data', () => {
  const shell = [
    '<script type="importmap">{"imports":{}}</script>',
    '<script>\n  a()\n</script><p>x</p>',
    '<script type="module" crossorigin src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script><script>b("ü")</script>',
  ].join('')
  expect(readInlineScripts(shell)).toEqual(['{"imports":{}}', '\n  a()\n', 'b("ü")'])
})

it('reads the inline stylesheets of the built shell', () => {
  expect(readInlineStyles('<style>p{top:0}</style><p>x</p><style>h1{top:0}</style>')).toEqual(['p{top:0}', 'h1{top:0}'])
})

it('asks for https only where the site is served by it', () => {
  expect(contentSecurityPolicy({ scripts: [] }, true)).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy({ scripts: [] }, false)).not.toContain('upgrade-insecure-requests')
})

/** The directives that a server with this environment adds to the strictest policy. */
function addedBy(env: Record<string, string>): string[] {
  const strict = new Set(contentSecurityPolicy({ scripts: [] }, true).split('; '))
  const policy = contentSecurityPolicy({ scripts: [] }, true, toVendorSources(readConfig(env, '/')))
  return policy.split('; ').filter((directive) => !strict.has(directive))
}

it('knows nobody else where the operator configured nobody', () => {
  expect(addedBy({})).toEqual([])
  expect(addedBy({ USER_API_BASE: '/api/v2', FACEBOOK_SDK_URL: 'https://sdk.example/sdk.js' })).toEqual([])
})

it('names the social network where its app is configured', () => {
  expect(addedBy({ FACEBOOK_APP_ID: 'our-app' })).toEqual([
    "script-src 'self' https://connect.facebook.net",
    "connect-src 'self' https://www.facebook.com",
    'frame-src https://www.facebook.com https://staticxx.facebook.com',
    'trusted-types lichtspiel default',
  ])
})

it('names of a stand-in for its SDK the script’s host alone', () => {
  expect(addedBy({ FACEBOOK_APP_ID: 'our-app', FACEBOOK_SDK_URL: 'http://127.0.0.1:4000/de_DE/sdk.js' })).toEqual([
    "script-src 'self' http://127.0.0.1:4000",
    'trusted-types lichtspiel default',
  ])
})

it('names reCAPTCHA where its keys are configured', () => {
  expect(addedBy({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' })).toEqual([
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'trusted-types lichtspiel default',
  ])
})

it('names another site’s user API', () => {
  expect(addedBy({ USER_API_BASE: 'https://users.example/v1' })).toEqual(["connect-src 'self' https://users.example"])
})
