import { expect, it } from 'vitest'
import { addCounts, countPlaywright, countPrinted, countVitest } from './testCounts.mjs'

it('counts what passed and failed in each report', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2 })
  expect(countPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 3 } }, 1)).toEqual({
    passed: 5,
    failed: 1,
  })
  expect(countPrinted({ code: 0, output: 'ok\n5 passed, 0 failed\n' })).toEqual({ passed: 5, failed: 0 })
})

it('counts a runner that broke off as a failure, even without a failed test', () => {
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, 1)).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countPrinted({ code: 0, output: 'nothing' })).toEqual({ passed: 0, failed: 1 })
})

it('sums the parts', () => {
  expect(
    addCounts([
      { passed: 3, failed: 0 },
      { passed: 2, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
})
