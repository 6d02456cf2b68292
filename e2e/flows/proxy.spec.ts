import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { BATCH_MAX, batchCall } from '#contract/batch.ts'
import { cinemaMoviesCall } from '#contract/programme.ts'
import { findNginx } from '../../scripts/findNginx.mjs'
import { RealBrowser } from '../support/browser.ts'
import { choiceOf, storeChoice } from '../support/consent.ts'
import { createDatabase } from '../support/database.ts'
import { SENT } from '../support/films.ts'
import { ReverseProxy } from '../support/reverseProxy.ts'
import { freePort, RealServer } from '../support/server.ts'
import { SiteClient } from '../support/siteClient.ts'
import { test as base } from '../support/stage.ts'
import { collectViolations } from '../support/violations.ts'
import { untilControlled, untilKept } from '../support/visitor.ts'

const HOST = 'lichtspiel.test'
const SITE = `https://${HOST}`

type Site = { proxy: ReverseProxy; client(address?: string): SiteClient }

const filmsOf = async (client: SiteClient): Promise<string[]> => {
  const { body } = await client.ask(`${cinemaMoviesCall.path}?city=berlin`)
  return cinemaMoviesCall.answer.parse(JSON.parse(body)).items.map(({ movie }) => movie.permalink)
}

async function comment(member: SiteClient, film: string, body: string): Promise<void> {
  const headers = { 'idempotency-key': randomUUID(), 'x-intent-at': new Date().toISOString() }
  const answer = await member.send('POST', `/api/movies/${film}/comments`, { comment: { body } }, headers)
  expect(answer.status, answer.body).toBe(200)
}

/** The site as the internet sees it: nginx with TLS, and behind it a server that keeps its limits. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see the fixtures that are needed
    async ({}, use) => {
      const [port, database] = [await freePort(), await createDatabase()]
      const server = new RealServer(port, {
        databaseUrl: database?.url,
        env: { PUBLIC_URL: SITE, TRUST_PROXY: '127.0.0.1/32', RATE_LIMITS: 'on' },
      })
      const proxy = await ReverseProxy.start(findNginx() ?? '', HOST, port)
      const where = { host: HOST, port: proxy.port, certificate: proxy.certificate }
      await server.start()
      await use({ proxy, client: (address = '127.0.0.2') => new SiteClient(where, address) })
      await proxy.stop()
      await server.dispose()
      await database?.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
test.skip(findNginx() === null, 'there is no nginx')

test('a member’s browser has HTTP/2, the worker, secure cookies, a strict policy, uploads and live comments', async ({
  site,
}) => {
  const browser = new RealBrowser(SITE, { args: site.proxy.browserArgs(HOST) })
  try {
    const page = await browser.open()
    const violations = await collectViolations(browser.opened)
    await page.addInitScript(storeChoice, choiceOf([]))
    const answer = await page.goto('/')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol)).toBe(
      'h2',
    )
    const headers = answer?.headers() ?? {}
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['content-security-policy']).toContain('; upgrade-insecure-requests')
    await untilControlled(page)

    await page.goto('/anmelden')
    const form = page.getByRole('main')
    await form.getByLabel('Benutzername').fill('kinofan')
    await form.getByLabel('Passwort').fill('popcorn-im-dunkeln')
    await form.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText('Willkommen zurück, kinofan.', { exact: false })).toBeVisible()
    const cookies = await browser.opened.cookies()
    expect(cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name)).toEqual(['__Host-session'])
    for (const { name, secure, domain, path } of cookies)
      expect({ name, secure, domain, path }).toEqual({ name, secure: true, domain: HOST, path: '/' })

    // Nearly as large as one may be.
    const noise = {
      create: {
        width: 2500,
        height: 2500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    } as const
    const picture = await sharp(noise).jpeg({ quality: 100 }).toBuffer()
    expect(picture.length / 1024 / 1024).toBeGreaterThan(5)
    expect(picture.length / 1024 / 1024).toBeLessThan(10)
    await page.goto('/konto')
    await page.getByRole('button', { name: 'Bild ändern' }).click()
    await page.getByLabel('Bild auswählen').setInputFiles({ name: 'ich.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByRole('button', { name: 'Bild hochladen' }).click()
    await expect(page.getByText('Dein neues Bild ist da.')).toBeVisible()

    const [film = ''] = await filmsOf(site.client())
    await page.goto(`/movies/${film}/kommentare`)
    await untilKept(page, `/api/movies/${film}/comments`)
    const other = site.client('127.0.0.3')
    await other.signIn('kritik')
    await comment(other, film, 'Das Licht am Anfang!')
    await expect(page.getByRole('status').getByRole('button', { name: '1 neuer Kommentar' })).toBeVisible(SENT)
    expect(violations).toEqual([])
  } finally {
    await browser.dispose()
  }
})

test('limits count the address that the proxy saw, whatever the client writes into the header', async ({ site }) => {
  const guess = async (address: string, claimed: string) => {
    const words = { username: 'neuling', password: 'falsch geraten' }
    const { status } = await site.client(address).send('POST', '/api/session', words, { 'x-forwarded-for': claimed })
    return status
  }
  const guesses: number[] = []
  for (let turn = 1; turn <= 11; turn++) guesses.push(await guess('127.0.0.4', `203.0.113.${turn}`))
  expect(guesses).toEqual([...Array(10).fill(401), 429])
  expect(await guess('127.0.0.4', '127.0.0.1')).toBe(429)
  expect(await guess('127.0.0.5', '127.0.0.4')).toBe(401)
})

test('a batch of fifty long texts passes', async ({ site }) => {
  const member = site.client()
  await member.signIn('neuling')
  const commands = Array.from({ length: BATCH_MAX }, (_, index) => ({
    method: 'POST',
    path: '/api/lists',
    key: randomUUID(),
    intent_at: new Date().toISOString(),
    lane: `list ${index}`,
    body: { list: { name: `Liste ${index}`, description: 'ä'.repeat(2_000) } },
  }))
  expect(JSON.stringify({ commands }).length).toBeGreaterThan(100_000)
  const answer = await member.send('POST', batchCall.path, { commands })
  expect(answer.status, answer.body).toBe(200)
  const { receipts } = batchCall.answer.parse(JSON.parse(answer.body))
  expect(receipts.map(({ status }) => status)).toEqual(Array(BATCH_MAX).fill(200))
})

test('the stream of events arrives as it is written', async ({ site }) => {
  const [, film = ''] = await filmsOf(site.client())
  const stream = await site.client().open(`/api/events?topics[]=movies/${film}`)
  expect(stream.headers['content-type']).toContain('text/event-stream')
  stream.setEncoding('utf8')
  let arrived = ''
  stream.on('data', (chunk: string) => {
    arrived += chunk
  })
  await expect.poll(() => arrived).toContain('retry:')
  const member = site.client('127.0.0.3')
  await member.signIn('kritik')
  await comment(member, film, 'Und erst der Ton.')
  await expect.poll(() => arrived).toContain('data: {')
  expect(stream.complete).toBe(false)
  stream.destroy()
  await once(stream, 'close')
})

test('the proxy keeps a visitor’s page for a minute, shows it while it fetches the next, and keeps nothing of a member', async ({
  site,
}) => {
  const PAGE = '/pages/about'
  const visitor = site.client()
  const first = await visitor.ask(PAGE)
  expect(first.headers['x-cache']).toBe('MISS')
  expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=300$/)

  /** Where each answer came from, and the server's name for it: of the request that made the page. */
  const seen: [string, string][] = []
  const look = async (): Promise<[string, string]> => {
    const { headers } = await visitor.ask(PAGE)
    const answer: [string, string] = [String(headers['x-cache']), String(headers['x-request-id'])]
    seen.push(answer)
    return answer
  }
  const made = String(first.headers['x-request-id'])
  const lookUntil = (wanted: string, isWanted: (from: string, id: string) => boolean) =>
    expect.poll(async () => isWanted(...(await look())), { message: wanted, intervals: [100] }).toBe(true)
  await lookUntil('the page of before, past its minute', (from, id) => from === 'STALE' && id === made)
  await lookUntil('the next page', (from, id) => from === 'HIT' && id !== made)
  // Nobody has waited for the server.
  expect(seen.filter(([from]) => !['HIT', 'STALE', 'UPDATING'].includes(from))).toEqual([])

  const member = site.client()
  await member.signIn('neuling')
  for (const turn of [1, 2]) {
    const { body, headers } = await member.ask(PAGE)
    expect([headers['x-cache'], headers['cache-control']], `turn ${turn}`).toEqual(['MISS', 'private, no-store'])
    expect(body).toContain('neuling')
  }
  const again = await visitor.ask(PAGE)
  expect(again.headers['x-cache']).not.toBe('MISS')
  expect(again.body).not.toContain('neuling')
})
