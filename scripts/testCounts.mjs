/**
 * Reads how many tests passed and which failed out of what each runner leaves behind: `{ passed, failed, failures }`,
 * failures being texts of a line or a few. A runner that ended badly without a failed test (it could not start, or left
 * nothing readable) counts as one failure, so that nothing is lost in the sum.
 */
import { stripVTControlCharacters } from 'node:util'

/** Of a message that may be pages long, what says the most. */
const MESSAGE_LINES = 12

function counted(name, passed, failures, code) {
  if (code === 0 || failures.length > 0) return { passed, failed: failures.length, failures }
  return { passed, failed: 1, failures: [`${name}: broke off`] }
}

function failure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, MESSAGE_LINES)].join('\n    ')
}

/** @param report of Vitest's json reporter, undefined when there is none */
export function countVitest(report, code) {
  const files = report?.testResults ?? []
  const failures = files.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has no tests of its own.
    if (failed.length === 0 && file.status === 'failed') return [failure(file.name, file.message)]
    return failed.map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages[0]))
  })
  return counted('Vitest', report?.numPassedTests ?? 0, failures, report ? code : 1)
}

/**
 * A flaky test (one that passed in a repetition) is counted as passed, and named in `flaky` with what failed first.
 *
 * @param readText reads a file that the runner left: the state of the page of a failed test.
 */
export function countPlaywright(report, code, readText = () => '') {
  const specs = (report?.suites ?? []).flatMap(specsOf)
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const last = tests.at(-1)?.results.at(-1)
      const shown = (last?.attachments ?? []).filter(({ name }) => name === 'error-context')
      const marks = shown.flatMap(({ path }) => toMarks(readText(path)))
      return [failure(`${file}: ${title}`, toMessage(last?.errors)), ...marks].join('\n    ')
    })
  const flaky = specs
    .filter(({ ok, tests }) => ok && tests.at(-1)?.status === 'flaky')
    .map(({ file, title, tests }) => failure(`${file}: ${title}`, toMessage(tests.at(-1)?.results[0]?.errors)))
  const passed = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
  return { ...counted('Playwright', passed, failures, report ? code : 1), flaky }
}

/** The lines of an accessibility tree that tell a page's state the soonest. */
const MARK = /^\s*- '?(?:heading|alert|dialog|status|paragraph)\b/
const MARKS = 15

/** The headings and messages that the pages of a failed test showed. */
function toMarks(context) {
  const snapshots = context.slice(context.indexOf('# Page snapshot')).split('\n')
  return snapshots.filter((line) => MARK.test(line)).slice(0, MARKS)
}

/** Where a time limit ran out stands in the second error: the first one says no more than that it did. */
function toMessage(errors = []) {
  return errors.map(({ message, location }) => (location ? `${message}\nline ${location.line}` : message)).join('\n')
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** The last `N passed, N failed` that a script of ours printed, and its lines that begin with `FAIL`. */
export function countPrinted(name, { code, output }) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const failures = [...output.matchAll(/^FAIL (.*)$/gm)].map(([, text]) => `${name}: ${text}`)
  return counted(name, Number(line?.[1] ?? 0), failures, line ? code : 1)
}

/** The files that took the longest, the slowest first: `{ name, seconds }`. */
export function slowestFiles({ vitest, playwright }, count) {
  const ofVitest = (vitest?.testResults ?? []).map(({ name, startTime, endTime }) => [name, endTime - startTime])
  const ofPlaywright = (playwright?.suites ?? []).flatMap(specsOf).map(({ file, tests }) => {
    const results = tests.flatMap((test) => test.results)
    return [file, results.reduce((sum, { duration = 0 }) => sum + duration, 0)]
  })
  const times = new Map()
  for (const [name, ms] of [...ofVitest, ...ofPlaywright]) times.set(name, (times.get(name) ?? 0) + ms)
  return [...times]
    .map(([name, ms]) => ({ name, seconds: Math.round(ms / 1000) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
}

export function addCounts(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  }
}
