import { expect, it, vi } from 'vitest'
import { comparePaints } from './paints.mjs'

vi.spyOn(console, 'log').mockImplementation(() => {})

const REFERENCE = 'http://127.0.0.1:2/'
const APP = 'http://127.0.0.1:1/filme'

const aReport = (requestedUrl: string, paint: number) => ({
  requestedUrl,
  audits: { 'first-contentful-paint': { numericValue: paint }, 'largest-contentful-paint': { numericValue: paint } },
})
const verdicts = (...reports: ReturnType<typeof aReport>[]) =>
  comparePaints(reports, REFERENCE).map(({ passed }) => passed)

it('allows a page 1.8 times the first paint of the reference, by the quickest run of both', () => {
  const references = [aReport(REFERENCE, 900), aReport(REFERENCE, 600)]
  expect(verdicts(...references, aReport(APP, 1080), aReport(APP, 3_000))).toEqual([true])
  expect(verdicts(...references, aReport(APP, 1081), aReport(APP, 3_000))).toEqual([false])
})

it('allows nothing where the reference was not measured', () => {
  expect(verdicts(aReport(APP, 1))).toEqual([false])
})
