// `npm test`: everything, and one line at the end that counts it.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, root } from './prepare.mjs'

checkNode()
ensureInstalled()
ensureBuilt()

const { ensureChromium } = await import('./findChromium.mjs')
const { findPostgres } = await import('./findPostgres.mjs')

const reports = mkdtempSync(join(tmpdir(), 'lichtspiel-tests-'))
const postgres = await findPostgres({ install: true, log: console.log })
if (!postgres && process.env.CI) throw new Error('CI needs PostgreSQL: the server has to pass on both databases.')
if (!postgres) console.log('No PostgreSQL here: its tests are left out. Install it, or set TEST_DATABASE_URL.')
const env = {
  ...process.env,
  CHROME_PATH: ensureChromium(),
  ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
}

const total = { passed: 0, failed: 0 }

/** Runs one part; `count` reads how it went, or a part counts as one check. */
function part(name, command, args, extra = {}, count = undefined) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
  const counted = count?.() ?? { passed: 0, failed: 0 }
  const unexplained = status !== 0 && counted.failed === 0
  const nothingRan = count !== undefined && counted.passed + counted.failed === 0
  total.passed += counted.passed + (count === undefined && status === 0 ? 1 : 0)
  total.failed += counted.failed + (unexplained || nothingRan ? 1 : 0)
}

const readReport = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'))
const orNothing = (read) => () => {
  try {
    return read()
  } catch {
    return { passed: 0, failed: 0 }
  }
}

part('types', 'npm', ['run', '--silent', 'typecheck'])
part('lint and formatting', 'npm', ['run', '--silent', 'lint'])
part('layers', 'npm', ['run', '--silent', 'boundaries'])
part(
  'unit, component and server tests',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
  {},
  orNothing(() => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport('vitest.json')
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
  }),
)
part(
  'journeys in the browser',
  'npx',
  ['playwright', 'test', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
  orNothing(() => {
    const { expected, flaky, unexpected } = readReport('playwright.json').stats
    return { passed: expected + flaky, failed: unexpected }
  }),
)
part('bundle budgets', 'node', ['lighthouse/bundleBudget.mjs'])
part('Lighthouse', 'node', ['lighthouse/run.mjs'])

postgres?.stop()
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
