/** The largest paint of a page, beside the first paint of the reference, which shows a heading and nothing else. */
const PAINT_BUDGET = 1.8

/** Lighthouse's results by the page that they are of. */
export function groupByUrl(reports) {
  const groups = new Map()
  for (const report of reports) groups.set(report.requestedUrl, [...(groups.get(report.requestedUrl) ?? []), report])
  return groups
}

const least = (runs, audit) =>
  runs.length === 0 ? Number.NaN : Math.min(...runs.map(({ audits }) => audits[audit].numericValue))

/**
 * Compares the pages' largest paint with the reference's first one, by the quickest run of each: whatever else the
 * machine does is only ever added.
 *
 * @param reports Lighthouse's results, several runs of each page.
 * @param referenceUrl the page that the others are measured against; one that was not measured allows nothing.
 * @returns results with a line each, as `run.mjs` prints them.
 */
export function comparePaints(reports, referenceUrl) {
  const byUrl = groupByUrl(reports)
  const reference = least(byUrl.get(referenceUrl) ?? [], 'first-contentful-paint')
  const pages = [...byUrl].filter(([url]) => url !== referenceUrl)
  return pages.map(([url, runs]) => {
    const largest = least(runs, 'largest-contentful-paint')
    const ratio = largest / reference
    const line = `largest paint ${new URL(url).pathname}: ${Math.round(largest)} ms, ${ratio.toFixed(2)} times the reference's first (${PAINT_BUDGET})`
    console.log(line)
    return { url, passed: ratio <= PAINT_BUDGET, line }
  })
}
