import { groupByUrl } from './paints.mjs'

/** In ms; what a page may block wherever it is measured (`docs/BENCHMARKS.md`). */
const BLOCKING_GOAL = 100
/** The main thread's processor time for a page, beside that for the reference (ADR 016). */
const WORK_BUDGET = 3
const SCORE_BUDGET = 0.95

const BLOCKING = 'total-blocking-time'

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const blockingOf = (report) => report.audits[BLOCKING].numericValue
const workOf = (report) => report.mainThreadTime
const least = (runs, figure) => (runs.length === 0 ? Number.NaN : Math.min(...runs.map(figure)))

/** The performance score as it would be without blocking time: the rest hangs on bytes and order, not on the machine. */
function scoreWithoutBlocking(report) {
  const refs = report.categories.performance.auditRefs.filter(({ weight, id }) => weight > 0 && id !== BLOCKING)
  const weights = refs.reduce((sum, { weight }) => sum + weight, 0)
  return refs.reduce((sum, { weight, id }) => sum + weight * (report.audits[id].score ?? 0), 0) / weights
}

/**
 * Compares the pages' blocking time with the goal, by medians, and where the machine keeps them from it their work with
 * the reference's of the same run, by the quickest of each (ADR 016); and the rest of the performance score with its
 * budget.
 *
 * @param reports Lighthouse's results, several runs of each page.
 * @param referenceUrl the page that the others are measured against; one that was not measured allows nothing.
 * @returns results with a line each, as `run.mjs` prints them.
 */
export function compareTimes(reports, referenceUrl) {
  const byUrl = groupByUrl(reports)
  const references = byUrl.get(referenceUrl) ?? []
  const work = least(references, workOf)
  const pages = [...byUrl].filter(([url]) => url !== referenceUrl)
  console.log(`reference: ${toFigures(references)} of blocking`)
  return pages.flatMap(([url, runs]) => {
    const path = new URL(url).pathname
    const blocking = median(runs.map(blockingOf))
    const score = median(runs.map(scoreWithoutBlocking))
    const ratio = least(runs, workOf) / work
    const whole = median(runs.map((run) => run.categories.performance.score))
    console.log(
      `${path}: ${toFigures(runs)} of blocking, ${ratio.toFixed(2)} times the reference's work, performance ${whole}`,
    )
    return [
      {
        url,
        passed: blocking <= BLOCKING_GOAL || ratio <= WORK_BUDGET,
        line: `${BLOCKING} ${path}: ${toFigures(runs)}, ${ratio.toFixed(2)} times the reference's work (${BLOCKING_GOAL} ms, or ${WORK_BUDGET} times)`,
      },
      { url, passed: score >= SCORE_BUDGET, line: `performance ${path}: ${score.toFixed(2)} (${SCORE_BUDGET})` },
    ]
  })
}

const toFigures = (runs) =>
  `${Math.round(median(runs.map(blockingOf)))} ms (quickest ${Math.round(least(runs, blockingOf))})`
