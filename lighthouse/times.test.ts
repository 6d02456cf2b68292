import { describe, expect, it, vi } from 'vitest'
import { compareTimes } from './times.mjs'

vi.spyOn(console, 'log').mockImplementation(() => {})

const REFERENCE = 'http://127.0.0.1:2/'
const APP = 'http://127.0.0.1:1/filme'

/** A report with so much blocking (ms) and a score of its largest paint. */
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
  return { requestedUrl, audits, categories: { performance: { score: 0.7, auditRefs } } }
}

const verdicts = (...reports: ReturnType<typeof aReport>[]) =>
  compareTimes(reports, REFERENCE).map(({ passed }) => passed)

describe('blocking time', () => {
  it('may reach the goal however fast the machine is', () => {
    expect(verdicts(aReport(REFERENCE, 40), aReport(APP, 100))).toEqual([true, true])
    expect(verdicts(aReport(REFERENCE, 40), aReport(APP, 101))).toEqual([false, true])
  })

  it('keeps to the reference of the same run where the machine is slow', () => {
    expect(verdicts(aReport(REFERENCE, 1300), aReport(APP, 1299))).toEqual([true, true])
    expect(verdicts(aReport(REFERENCE, 1300), aReport(APP, 1301))).toEqual([false, true])
  })

  it('is the median of the runs', () => {
    const runs = [90, 95, 5_000].map((blocking) => aReport(APP, blocking))
    expect(verdicts(aReport(REFERENCE, 40), ...runs)).toEqual([true, true])
  })

  it('fails where the reference was not measured', () => {
    expect(verdicts(aReport(APP, 10))).toEqual([false, true])
  })
})

it('asserts the rest of the performance score by itself', () => {
  expect(verdicts(aReport(REFERENCE, 40), aReport(APP, 10, 0.94))).toEqual([true, false])
})
