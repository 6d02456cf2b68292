import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailedPages } from '#contract/mailedLinks.ts'
import { requestExactly } from '../../test/connection.ts'
import { aPagesApp, type PagesApp } from '../../test/pagesApp.ts'
import { STUB_SHELL } from '../../test/stubBuild.ts'

let pages: PagesApp
let app: FastifyInstance

beforeAll(async () => {
  pages = await aPagesApp()
  app = pages.app
})
afterAll(() => pages.end())

/** Of the app, which listens from the first time on. */
async function port(): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const policyOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers })
  return { answer, policy: String(answer.headers['content-security-policy']) }
}
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? `no ${name}`

it.each([
  ['a page', '/filme', {}],
  ['a page that is missing', '/weg', {}],
  ['a member’s page', '/filme', { cookie: 'session=abc' }],
  ['the worker’s shell', '/index.html', {}],
])('%s runs the scripts it has and no others', async (_name, url, headers) => {
  const { answer, policy } = await policyOf(url, headers)
  const inline = [...answer.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source)
  expect(inline.length).toBeGreaterThan(0)
  const hashes = inline.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashes.join(' ')}`)
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'")
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directive(policy, 'trusted-types')).toBe('trusted-types lichtspiel')
  expect(policy.replaceAll(/'sha256-[^']+'/g, '')).not.toMatch(/https?:|\*|\.[a-z]/)
})

it('a script that came into the page with its content is not allowed', async () => {
  const { answer, policy } = await policyOf(`/filme/${encodeURIComponent('<script>evil()</script>')}`)
  expect(answer.body).toContain('<script>evil()</script>')
  expect(policy).not.toContain(createHash('sha256').update('evil()').digest('base64'))
})

it.each(['identity', 'br', 'gzip'])('the worker sent as %s asks this server and nobody else', async (encoding) => {
  const { answer, policy } = await policyOf('/sw.js', { 'accept-encoding': encoding })
  expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(policy).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types lichtspiel",
  )
  expect(answer.headers['cache-control']).toBe('no-cache')
})

it('sends a file of the build with what a browser needs of it and no more, and the worker with what tells its version', async () => {
  const file = await app.inject('/assets/app.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(Object.keys(file.headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(etag|last-modified|accept-ranges)$/)]),
  )
  const worker = await app.inject('/sw.js')
  const known = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(worker.headers.etag) } })
  expect([worker.statusCode, known.statusCode]).toEqual([200, 304])
})

it.each([...Object.values(mailedPages), '/p%61sswort/'])('keeps a page below %s out of every cache', async (page) => {
  const { headers } = await app.inject(`${page}q8-bTz_4hVd0`)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

it.each([
  '/passwort/./q8-bTz_4hVd0',
  '/email/%2e/q8-bTz_4hVd0',
  '/aktivieren\\q8-bTz_4hVd0',
  '/filme/..\\passwort/q8-bTz_4hVd0',
])('keeps %s out of every cache, which leads to the page of a token', async (target) => {
  const answer = (await requestExactly(await port(), target)).toLowerCase()
  expect(answer).toMatch(/^http\/1.1 200 /)
  expect(answer).toContain('cache-control: private, no-store')
  expect(answer).toContain('referrer-policy: no-referrer')
})

it('lets a CDN keep what is the same for every visitor, and nothing of a member', async () => {
  expect((await app.inject('/filme')).headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/)
  const own = await app.inject({ url: '/filme', headers: { cookie: 'session=abc' } })
  expect(own.headers['cache-control']).toBe('private, no-store')
})

it('lets nobody keep a page that is made of an answer which nobody may keep', async () => {
  expect((await app.inject('/liste')).headers['cache-control']).toBe('private, no-store')
})

it('keeps no page that could not be rendered', async () => {
  const { headers, statusCode } = await app.inject('/kaputt')
  expect([statusCode, headers['cache-control']]).toEqual([500, 'private, no-store'])
})

it.each(['//evil.example/', '/\\evil.example/', '/.//evil.example/', '//evil.example//'])(
  'leads %s to a path of its own, never to that host',
  async (target) => {
    const answer = await requestExactly(await port(), target)
    expect(answer).toMatch(/^HTTP\/1.1 308 /)
    expect(answer).toMatch(/^location: \/evil.example\/\r$/m)
  },
)

it('renders what names another host as a page of the site itself', async () => {
  expect(
    await requestExactly(await port(), 'http://evil.example/filme?a=1', ['X-Forwarded-Host: evil.example']),
  ).toContain('<h1>https://lichtspiel.example/filme?a=1</h1>')
})

it.each([
  ['asks for too many', 'too many', '7'],
  ['asks for too many at once', 'crowd', '1'],
])('leaves a page to the browser where its address %s, and says when to come back', async (_what, test, seconds) => {
  const { answer, policy } = await policyOf('/filme', { 'x-test': test })
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    429,
    seconds,
    'no-store',
  ])
  expect(answer.body).toBe(STUB_SHELL)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(directive(policy, 'script-src')).toContain("'sha256-")
})
