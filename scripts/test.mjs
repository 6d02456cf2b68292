// `npm test`: everything, and one line at the end that counts it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { requireNode, run, runAndRead } from './run.mjs'
import { addCounts, countPlaywright, countPrinted, countVitest, slowestFiles } from './testCounts.mjs'

requireNode()
await ensureInstalled()
await ensureBuilt()

const { ensureChromium } = await import('./findChromium.mjs')
const { findPostgres } = await import('./findPostgres.mjs')
const { findNginx } = await import('./findNginx.mjs')

const postgres = await findPostgres({ install: true, log: console.log })
if (!postgres && process.env.CI) throw new Error('CI needs PostgreSQL: the server has to pass on both databases.')
if (!postgres) console.log('No PostgreSQL here: its tests are left out. Install it, or set TEST_DATABASE_URL.')
if (!findNginx({ install: true, log: console.log }) && process.env.CI) throw new Error('CI needs nginx and openssl.')
ensureChromium()
const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {}

const reports = mkdtempSync(join(tmpdir(), 'lichtspiel-tests-'))
const started = Date.now()
const heading = (name) => console.log(`\n── ${name} (after ${Math.round((Date.now() - started) / 1000)} s)`)

/** A report that the runner left, or undefined when it left none. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return undefined
  }
}

/** A check without tests of its own counts as one. */
async function check(name, script) {
  heading(name)
  const code = await run('npm', ['run', '--silent', script], env)
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] }
}

async function vitest() {
  heading('unit, component and server tests')
  const report = `--outputFile.json=${join(reports, 'vitest.json')}`
  const code = await run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', report], env)
  return countVitest(readReport('vitest.json'), code)
}

async function playwright() {
  heading('journeys in the browser')
  const output = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') }
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], { ...env, ...output })
  return countPlaywright(readReport('playwright.json'), code, (path) => readFileSync(path, 'utf8'))
}

async function printed(name, file) {
  heading(name)
  return countPrinted(name, await runAndRead(process.execPath, [file], env))
}

const { passed, failed, failures, flaky } = addCounts([
  // Side by side: each leaves cores idle.
  ...(await Promise.all([
    check('types', 'typecheck'),
    check('lint and formatting', 'lint'),
    check('layers', 'boundaries'),
    check('unused code', 'unused'),
  ])),
  await vitest(),
  await playwright(),
  await printed('bundle budgets', 'lighthouse/bundleBudget.mjs'),
  await printed('Lighthouse', 'lighthouse/run.mjs'),
])

postgres?.stop()
heading('the longest files, in seconds')
const reported = { vitest: readReport('vitest.json'), playwright: readReport('playwright.json') }
for (const { name, seconds } of slowestFiles(reported, 40)) console.log(`${String(seconds).padStart(4)}  ${name}`)
rmSync(reports, { recursive: true, force: true })
if (flaky.length > 0) console.log(`\nPassed at the second try only:\n${flaky.map((text) => `- ${text}`).join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((text) => `- ${text}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
