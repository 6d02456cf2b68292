import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailedPages } from '#contract/mailedLinks.ts'
import { aPagesApp, type PagesApp } from '../../test/pagesApp.ts'

let pages: PagesApp
let app: FastifyInstance

/** How many pages it takes the renderer to answer these, one after the other. */
const renderings = async (...asked: (string | { url: string; headers: Record<string, string> })[]) => {
  const { rendered = 0 } = globalThis as { rendered?: number }
  const answers = []
  for (const each of asked) answers.push(await app.inject(each))
  return { times: ((globalThis as { rendered?: number }).rendered ?? 0) - rendered, answers }
}
beforeAll(async () => {
  pages = await aPagesApp()
  pages.version = 1
  app = pages.app
})
afterAll(() => pages.end())

it('kept pages are rendered once until something changes', async () => {
  const { times, answers } = await renderings('/kino', '/kino', '/kino')
  expect(times).toBe(1)
  expect(answers[2]?.body).toBe(answers[0]?.body)
  expect({ ...answers[2]?.headers, date: '' }).toEqual({ ...answers[0]?.headers, date: '' })
  pages.version = 2
  expect((await renderings('/kino', '/kino')).times).toBe(1)
})

it('kept pages are rendered once for all who ask meanwhile', async () => {
  const { rendered = 0 } = globalThis as { rendered?: number }
  await Promise.all(['/zugleich', '/zugleich', '/zugleich'].map((url) => app.inject(url)))
  expect((globalThis as { rendered?: number }).rendered).toBe(rendered + 1)
})

it('kept pages are none while changes would go unheard', async () => {
  const before = pages.version
  pages.version = null
  expect((await renderings('/kino', '/kino')).times).toBe(2)
  pages.version = before
})

it('kept pages grow ten seconds old, and never outlive the minute', async () => {
  await renderings('/alt')
  pages.now = new Date('2026-11-21T11:00:09.999Z')
  expect((await renderings('/alt')).times).toBe(0)
  pages.now = new Date('2026-11-21T11:00:10.000Z')
  expect((await renderings('/alt')).times).toBe(1)
  pages.now = new Date('2026-11-21T11:00:59.000Z')
  expect((await renderings('/alt', '/alt')).times).toBe(1)
  pages.now = new Date('2026-11-21T11:01:00.000Z')
  expect((await renderings('/alt')).times).toBe(1)
})

it('kept pages are never a member’s, nor given to one', async () => {
  const own = { url: '/mein', headers: { cookie: 'session=abc' } }
  const { times, answers } = await renderings(own, own, '/mein', own, '/mein')
  expect(times).toBe(4)
  expect(answers.map(({ headers }) => headers.etag === undefined)).toEqual([true, true, false, true, false])
  expect(answers[4]?.headers['set-cookie']).toBeUndefined()
})

it.each(['/weg', '/kaputt', '/liste', `${Object.values(mailedPages)[0]}q8-bTz_4hVd0`])(
  'kept pages are none of %s',
  async (url) => expect((await renderings(url, url)).times).toBe(2),
)

it('kept pages are not sent to a client that has them, whose copy keeps its own policy', async () => {
  const first = await app.inject('/gleich')
  const known = { 'if-none-match': String(first.headers.etag) }
  for (const again of [0, 1]) {
    if (again) pages.version = (pages.version ?? 0) + 1
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

it('kept pages come in Brotli to whoever takes it, once they were asked for again', async () => {
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
