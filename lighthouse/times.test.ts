import { describe, expect, it, vi } from 'vitest'
import { compareTimes } from './times.mjs'

vi.spyOn(console, 'log').mockImplementation(() => {})

const REFERENCE = 'http://127.0.0.1:2/'
const APP = 'http://127.0.0.1:1/filme'

/** A report with so much blocking (ms), as much work, and a score of its largest paint. */
function aReport(requestedUrl: string, blocking: number, paint = 1) {
  const auditRefs = [
    { id: 'total-blocking-time', weight: 30 },
    { id: 'largest-contentful-paint', weight: 70 },
    { id: 'diagnostic', weight: 0 },
  ]
  const audits = {
    'total-blocking-time': { numericValue: blocking, score: 0 },
    'largest-contentful-paint': { numericValue: 1, score: paint },
    diagnostic: { score: null },
  }
  return { requestedUrl, mainThreadTime: blocking, audits, categories: { performance: { score: 0.7, auditRefs } } }
}

const verdicts = (...reports: ReturnType<typeof aReport>[]) =>
  compareTimes(reports, REFERENCE).map(({ passed }) => passed)

describe('blocking time', () => {
  it('may reach the goal however fast the machine is', () => {
    expect(verdicts(aReport(REFERENCE, 20), aReport(APP, 100))).toEqual([true, true])
    expect(verdicts(aReport(REFERENCE, 20), aReport(APP, 101))).toEqual([false, true])
  })

  it('may come of three times the work of the reference in the same run', () => {
    expect(verdicts(aReport(REFERENCE, 400), aReport(APP, 1200))).toEqual([true, true])
    expect(verdicts(aReport(REFERENCE, 400), aReport(APP, 1201))).toEqual([false, true])
  })

  const runsOf = (url: string, ...blocking: number[]) => blocking.map((one) => aReport(url, one))

  it('reaches the goal by the median of its runs', () => {
    expect(verdicts(aReport(REFERENCE, 20), ...runsOf(APP, 90, 95, 5_000))).toEqual([true, true])
    expect(verdicts(aReport(REFERENCE, 20), ...runsOf(APP, 90, 105, 5_000))).toEqual([false, true])
  })

  it('is compared by the quickest run of both: whatever else the machine does is only ever added', () => {
    const references = runsOf(REFERENCE, 200, 700, 5_000)
    expect(verdicts(...references, ...runsOf(APP, 590, 2_000, 3_000))).toEqual([true, true])
    expect(verdicts(...references, ...runsOf(APP, 610, 620, 630))).toEqual([false, true])
  })

  it('is not above the goal where the reference was not measured', () => {
    expect(verdicts(aReport(APP, 100))).toEqual([true, true])
    expect(verdicts(aReport(APP, 101))).toEqual([false, true])
  })
})

it('asserts the rest of the performance score by itself', () => {
  expect(verdicts(aReport(REFERENCE, 20), aReport(APP, 10, 0.94))).toEqual([true, false])
})
