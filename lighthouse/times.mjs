/** In ms; what a page may block wherever it is measured (DESIGN.md). */
const BLOCKING_GOAL = 100
const SCORE_BUDGET = 0.95

const BLOCKING = 'total-blocking-time'

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const blockingOf = (report) => report.audits[BLOCKING].numericValue

/** The performance score as it would be without blocking time: the rest hangs on bytes and order, not on the machine. */
function scoreWithoutBlocking(report) {
  const refs = report.categories.performance.auditRefs.filter(({ weight, id }) => weight > 0 && id !== BLOCKING)
  const weights = refs.reduce((sum, { weight }) => sum + weight, 0)
  return refs.reduce((sum, { weight, id }) => sum + weight * (report.audits[id].score ?? 0), 0) / weights
}

/**
 * Compares the pages' blocking time with the reference's of the same run, by medians, and the rest of the performance
 * score with its budget.
 *
 * @param reports Lighthouse's results, several runs of each page.
 * @param referenceUrl the page that the others are measured against; one that was not measured allows nothing.
 * @returns results with a line each, as `run.mjs` prints them.
 */
export function compareTimes(reports, referenceUrl) {
  const byUrl = groupByUrl(reports)
  const reference = median((byUrl.get(referenceUrl) ?? []).map(blockingOf))
  const allowed = Math.max(BLOCKING_GOAL, reference)
  const pages = [...byUrl].filter(([url]) => url !== referenceUrl)
  console.log(`reference: ${Math.round(reference)} ms of blocking`)
  return pages.flatMap(([url, runs]) => {
    const path = new URL(url).pathname
    const blocking = median(runs.map(blockingOf))
    const score = median(runs.map(scoreWithoutBlocking))
    const whole = median(runs.map((run) => run.categories.performance.score))
    console.log(`${path}: ${Math.round(blocking)} ms of blocking, performance ${whole}`)
    return [
      {
        passed: blocking <= allowed,
        line: `${BLOCKING} ${path}: ${Math.round(blocking)} ms (${Math.round(allowed)})`,
      },
      { passed: score >= SCORE_BUDGET, line: `performance ${path}: ${score.toFixed(2)} (${SCORE_BUDGET})` },
    ]
  })
}

function groupByUrl(reports) {
  const groups = new Map()
  for (const report of reports) groups.set(report.requestedUrl, [...(groups.get(report.requestedUrl) ?? []), report])
  return groups
}
