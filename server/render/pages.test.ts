import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailedPages } from '#contract/mailedLinks.ts'
import { sessionCall } from '#contract/session.ts'
import { requestExactly } from '../../test/connection.ts'
import { STUB_SHELL, writeStubBuild } from '../../test/stubBuild.ts'
import { ProblemError } from '../http/problemError.ts'
import { registerPages } from './pages.ts'

const WORKER = 'self.addEventListener("install", () => {})'
/** Stands in for the built app, and escapes nothing: shows the address as the page, 404 for `/weg`, 500 for `/kaputt`, a private answer behind `/liste`. */
const RENDERER = `export async function render({ request, template, pageStart, fetchApi }) {
  const { href, pathname } = new URL(request.url)
  globalThis.rendered = (globalThis.rendered ?? 0) + 1
  if (pathname === '/liste') await fetchApi('/api/liste')
  const { style, script } = pageStart([], '<h1 class="title">')
  const html = template
    .replace('<!--ssr-head-->', () => '<style>' + style + '</style><script>' + script + '</script>')
    .replace('<!--ssr-html-->', () => '<h1>' + decodeURIComponent(href) + '</h1>')
  return { response: new Response(html, { status: { '/weg': 404, '/kaputt': 500 }[pathname] ?? 200 }), inline: { scripts: [script], styles: [style] } }
}`

let distDir = ''
let now = new Date('2026-11-21T11:00:00.000Z')
/** Of what visitors see. */
let version: number | null = null
let app: FastifyInstance

beforeAll(async () => {
  distDir = writeStubBuild(RENDERER, {
    'client/sw.js': WORKER,
    'client/sw.js.br': brotliCompressSync(WORKER),
    'client/sw.js.gz': gzipSync(WORKER),
  })
  app = Fastify()
  await app.register(cookie)
  app.get(sessionCall.path, () => ({ type: 'AnonymousUser' }))
  app.get('/api/liste', (_request, reply) => reply.header('cache-control', 'private, no-store').send({}))
  await registerPages(app, {
    distDir,
    publicUrl: new URL('https://lichtspiel.example'),
    isPersonal: ({ cookies }) => cookies.session !== undefined,
    vendors: {},
    now: () => now,
    contentVersion: () => version,
    countPage: async ({ headers }) => (headers['x-test'] === 'too many' ? 7 : null),
    inTurn: async ({ headers }, work) => {
      if (headers['x-test'] === 'crowd') throw new ProblemError('too_many_requests', { retryAfter: 1 })
      return work()
    },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(distDir, { recursive: true })
})

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

describe('kept pages', () => {
  /** How many pages it takes the renderer to answer these, one after the other. */
  const renderings = async (...asked: (string | { url: string; headers: Record<string, string> })[]) => {
    const { rendered = 0 } = globalThis as { rendered?: number }
    const answers = []
    for (const each of asked) answers.push(await app.inject(each))
    return { times: ((globalThis as { rendered?: number }).rendered ?? 0) - rendered, answers }
  }
  beforeAll(() => {
    version = 1
  })
  afterAll(() => {
    version = null
  })

  it('are rendered once until something changes', async () => {
    const { times, answers } = await renderings('/kino', '/kino', '/kino')
    expect(times).toBe(1)
    expect(answers[2]?.body).toBe(answers[0]?.body)
    expect({ ...answers[2]?.headers, date: '' }).toEqual({ ...answers[0]?.headers, date: '' })
    version = 2
    expect((await renderings('/kino', '/kino')).times).toBe(1)
  })

  it('are rendered once for all who ask meanwhile', async () => {
    const { rendered = 0 } = globalThis as { rendered?: number }
    await Promise.all(['/zugleich', '/zugleich', '/zugleich'].map((url) => app.inject(url)))
    expect((globalThis as { rendered?: number }).rendered).toBe(rendered + 1)
  })

  it('are none while changes would go unheard', async () => {
    const before = version
    version = null
    expect((await renderings('/kino', '/kino')).times).toBe(2)
    version = before
  })

  it('grow ten seconds old, and never outlive the minute', async () => {
    await renderings('/alt')
    now = new Date('2026-11-21T11:00:09.999Z')
    expect((await renderings('/alt')).times).toBe(0)
    now = new Date('2026-11-21T11:00:10.000Z')
    expect((await renderings('/alt')).times).toBe(1)
    now = new Date('2026-11-21T11:00:59.000Z')
    expect((await renderings('/alt', '/alt')).times).toBe(1)
    now = new Date('2026-11-21T11:01:00.000Z')
    expect((await renderings('/alt')).times).toBe(1)
  })

  it('are never a member’s, nor given to one', async () => {
    const own = { url: '/mein', headers: { cookie: 'session=abc' } }
    const { times, answers } = await renderings(own, own, '/mein', own, '/mein')
    expect(times).toBe(4)
    expect(answers.map(({ headers }) => headers.etag === undefined)).toEqual([true, true, false, true, false])
    expect(answers[4]?.headers['set-cookie']).toBeUndefined()
  })

  it.each(['/weg', '/kaputt', '/liste', `${Object.values(mailedPages)[0]}q8-bTz_4hVd0`])(
    'are none of %s',
    async (url) => expect((await renderings(url, url)).times).toBe(2),
  )

  it('are not sent to a client that has them, whose copy keeps its own policy', async () => {
    const first = await app.inject('/gleich')
    const known = { 'if-none-match': String(first.headers.etag) }
    for (const again of [0, 1]) {
      if (again) version = (version ?? 0) + 1
      const answer = await app.inject({ url: '/gleich', headers: known })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
      expect(answer.headers).toMatchObject({
        etag: first.headers.etag,
        'cache-control': first.headers['cache-control'],
      })
      expect(String(answer.headers.vary)).toContain('cookie')
      expect(answer.headers).not.toHaveProperty('content-security-policy')
    }
    const other = await app.inject({ url: '/gleich', headers: { 'if-none-match': 'W/"other"' } })
    expect(other.statusCode).toBe(200)
  })

  it('come in Brotli to whoever takes it, once they were asked for again', async () => {
    const br = { url: '/gefragt', headers: { 'accept-encoding': 'gzip, br' } }
    const { answers } = await renderings('/gefragt', '/gefragt')
    await expect.poll(async () => (await app.inject(br)).headers['content-encoding']).toBe('br')
    const packed = await app.inject(br)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answers[0]?.body)
    expect(packed.headers['content-security-policy']).toBe(answers[0]?.headers['content-security-policy'])
    for (const accepted of ['gzip', 'br;q=0', 'identity']) {
      const plain = await app.inject({ url: '/gefragt', headers: { 'accept-encoding': accepted } })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body).toBe(answers[0]?.body)
    }
    const head = await app.inject({ ...br, method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject({ 'content-encoding': 'br', etag: packed.headers.etag })
  })
})
