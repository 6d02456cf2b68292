/**
 * Audits the built app: starts the production server on a data folder of its own, waits until the pages' images are
 * drawn, runs Lighthouse on home, programme, a film, a cinema, a person and a list, lets Lighthouse CI hold the reports
 * against the budgets, and checks the weight of every image. A page that fails is audited twice more: its median decides.
 * Ends with `N passed, N failed`. Needs `npm run build` before; CHROME_PATH says where Chromium is.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { audit, forgetReports, readReports, reportsFolder } from './audit.mjs'
import { comparePaints } from './paints.mjs'
import { serveReference } from './reference.mjs'
import { compareTimes } from './times.mjs'

const root = new URL('..', import.meta.url).pathname
const IMAGE_BUDGET = 40 * 1024
const DEADLINE_MS = 10 * 60_000

const port = await new Promise((resolve, reject) => {
  const probe = createServer().once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address()
    probe.close(() => resolve(port))
  })
})
const base = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-lighthouse-'))
let server = startServer({ jobs: true })

function startServer({ jobs }) {
  return spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: 'on',
      RATE_LIMITS: 'off',
      JOBS: jobs ? 'on' : 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function stopServer() {
  server.kill('SIGTERM')
  if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
}

/** Asks until `check` gives a value; the condition is awaited, not a time. */
async function until(what, check) {
  const end = Date.now() + DEADLINE_MS
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode} while waiting for ${what}`)
    const value = await check().catch(() => undefined)
    if (value !== undefined && value !== false) return value
    await wait(500)
  }
  throw new Error(`gave up waiting for ${what}`)
}

const isReady = async () => (await fetch(`${base}/readyz`)).ok
const json = async (path) => (await fetch(base + path)).json()

/** The first link of an overview to a page below its own address. */
async function firstBelow(path) {
  const html = await (await fetch(base + path)).text()
  const [, link] = new RegExp(`href="(${path}/[^"/?]+)"`).exec(html) ?? []
  if (link === undefined) throw new Error(`${path} has no link to a page below`)
  return link
}

/** An address of every image that a page names. */
async function imagesOf(path) {
  const html = await (await fetch(base + path)).text()
  return [...new Set(html.match(/\/images\/[^/"\s]+\/\d+\/[^"\s,&]+/g))]
}

const isDrawn = async (path) => {
  const answer = await fetch(base + path, { headers: { accept: 'image/avif,image/webp,*/*' } })
  // Neither the placeholder nor another width in its place may be kept.
  return answer.headers.get('cache-control')?.includes('immutable')
}

/** Waits for the images of the audited pages; drawing the rest of the catalogue would compete with the audits. */
async function drawPages(paths) {
  for (const page of paths) {
    for (const path of await imagesOf(page)) await until(`the image ${path}`, () => isDrawn(path))
  }
  await stopServer()
  server = startServer({ jobs: false })
  await until('the server', isReady)
}

async function run() {
  await until('the server', isReady)
  const film = (await until('films', () => json('/api/cinema/movies'))).items[0].movie.permalink
  const cinema = (await json('/api/cinemas')).items[0].permalink
  const person = await firstBelow('/people')
  const list = await firstBelow('/liste')
  const paths = ['/', '/kino/kinoprogramm', `/movies/${film}`, `/kinos/${cinema}`, person, list]
  await drawPages(paths)

  const reference = await serveReference()
  const pages = paths.map((path) => base + path)
  await audit([reference.url, ...pages, reference.url])
  let results = await judge(reference.url)
  const failing = pages.filter((page) => results.some(({ passed, url }) => !passed && url === page))
  if (failing.length > 0) {
    console.log('Not every page passed: with two more audits of those that did not, the median decides.')
    // By turns: machines get quicker and slower while they are measured, for minutes at a time.
    await audit([...failing, reference.url, ...failing])
    results = await judge(reference.url)
  }
  reference.stop()
  return results
}

/** Holds the median of a page's audits so far against the budgets. */
async function judge(referenceUrl) {
  await assertBudgets()
  const reports = readReports()
  const comparisons = [...compareTimes(reports, referenceUrl), ...comparePaints(reports, referenceUrl)]
  return [...readAssertions(), ...comparisons, ...readImageWeights(reports)]
}

/** Lets Lighthouse CI write what the reports fulfil into their folder. */
async function assertBudgets() {
  const config = join(root, 'lighthouse/lighthouserc.cjs')
  const lhci = spawn(join(root, 'node_modules/.bin/lhci'), ['assert', '--config', config], {
    cwd: root,
    env: { ...process.env, LIGHTHOUSE_BASE: base },
    stdio: 'inherit',
  })
  await new Promise((resolve) => lhci.once('exit', resolve))
}

function readAssertions() {
  const results = JSON.parse(readFileSync(join(reportsFolder, 'assertion-results.json'), 'utf8'))
  return results.map(({ url, auditId, auditProperty, actual, expected, passed }) => ({
    passed,
    url,
    line: `${[auditId, ...[auditProperty ?? []].flat()].join('.')} ${new URL(url).pathname}: ${actual} (${expected})`,
  }))
}

/** Any image of a first load may be the largest paint, so each keeps to the LCP budget. */
function readImageWeights(reports) {
  const heaviest = new Map()
  for (const report of reports) {
    for (const { url, resourceType, transferSize } of report.audits['network-requests'].details.items) {
      if (resourceType === 'Image') heaviest.set(url, Math.max(heaviest.get(url) ?? 0, transferSize))
    }
  }
  const [url, size] = [...heaviest].sort(([, a], [, b]) => b - a)[0] ?? ['none', 0]
  return [
    {
      passed: size > 0 && size <= IMAGE_BUDGET,
      line: `heaviest image ${url}: ${(size / 1024).toFixed(1)} kB of 40 kB`,
    },
  ]
}

try {
  forgetReports()
  const results = await run()
  for (const { passed, line } of results) if (!passed) console.log(`FAIL ${line}`)
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && results.length > 0 ? 0 : 1
} finally {
  await stopServer()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}
