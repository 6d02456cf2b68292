/**
 * Reads how many tests passed and failed out of what each runner leaves behind. A runner that ended badly without a
 * failed test (it could not start, or left nothing readable) counts as one failure, so that nothing is lost in the sum.
 */

const atLeastOneFailure = ({ passed, failed }, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed })

/** @param report of Vitest's json reporter, undefined when there is none */
export function countVitest(report, code) {
  const passed = report?.numPassedTests ?? 0
  const failed = report?.numFailedTests ?? 0
  return atLeastOneFailure({ passed, failed }, report ? code : 1)
}

/** A flaky test (one that passed in a repetition) is counted as passed. */
export function countPlaywright(report, code) {
  const passed = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
  const failed = report?.stats.unexpected ?? 0
  return atLeastOneFailure({ passed, failed }, report ? code : 1)
}

/** The last `N passed, N failed` that a script of ours printed. */
export function countPrinted({ code, output }) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const count = { passed: Number(line?.[1] ?? 0), failed: Number(line?.[2] ?? 0) }
  return atLeastOneFailure(count, line ? code : 1)
}

export function addCounts(counts) {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}
