import { expect, it } from 'vitest'
import { addCounts, countPlaywright, countPrinted, countVitest, slowestFiles } from './testCounts.mjs'

const vitestReport = {
  numPassedTests: 7,
  testResults: [
    {
      name: 'src/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'list keeps order',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nat line 3'],
        },
      ],
    },
    { name: 'src/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ],
}

const playwrightReport = {
  stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 3 },
  suites: [
    {
      specs: [
        {
          file: 'a.spec.ts',
          title: 'opens',
          ok: true,
          tests: [{ status: 'flaky', results: [{ errors: [{ message: 'too slow' }] }, { errors: [] }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'a.spec.ts',
              title: 'closes',
              ok: false,
              tests: [
                {
                  results: [
                    { errors: [{ message: 'timed out' }, { message: 'click: closed', location: { line: 7 } }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

it('counts what passed and names what failed in each report', () => {
  expect(countVitest(vitestReport, 1)).toEqual({
    passed: 7,
    failed: 2,
    failures: ['src/a.test.ts: list keeps order\n    expected 1\n    at line 3', 'src/b.test.ts\n    cannot be loaded'],
  })
  expect(countPlaywright(playwrightReport, 1)).toEqual({
    passed: 5,
    failed: 1,
    failures: ['a.spec.ts: closes\n    timed out\n    click: closed\n    line 7'],
    flaky: ['a.spec.ts: opens\n    too slow'],
  })
  expect(countPrinted('budgets', { code: 0, output: 'ok\n5 passed, 0 failed\n' })).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
  })
  expect(countPrinted('budgets', { code: 1, output: 'FAIL entry: 119 kB\n4 passed, 1 failed\n' })).toEqual({
    passed: 4,
    failed: 1,
    failures: ['budgets: entry: 119 kB'],
  })
})

it('tells of a failed journey what its page showed', () => {
  const attachments = [{ name: 'error-context', path: 'context.md' }]
  const results = [{ errors: [{ message: 'too slow' }], attachments }]
  const specs = [{ file: 'a.spec.ts', title: 'opens', ok: false, tests: [{ results }] }]
  const text =
    '# Error details\n- heading "no"\n# Page snapshot\n- main:\n  - heading "Kinoprogramm" [level=1]\n  - link "Film"'
  const report = { stats: { expected: 0, flaky: 0 }, suites: [{ specs }] }
  expect(countPlaywright(report, 1, (path: string) => (path === 'context.md' ? text : '')).failures).toEqual([
    'a.spec.ts: opens\n    too slow\n      - heading "Kinoprogramm" [level=1]',
  ])
})

it('counts a runner that broke off as a failure, even without a failed test', () => {
  const brokeOff = (name: string) => ({ failed: 1, failures: [`${name}: broke off`] })
  expect(countVitest(undefined, 0)).toEqual({ passed: 0, ...brokeOff('Vitest') })
  expect(countVitest({ numPassedTests: 7, testResults: [] }, 1)).toEqual({ passed: 7, ...brokeOff('Vitest') })
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, ...brokeOff('Playwright'), flaky: [] })
  expect(countPrinted('budgets', { code: 1, output: 'nothing' })).toEqual({ passed: 0, ...brokeOff('budgets') })
})

it('sums the parts', () => {
  expect(
    addCounts([
      { passed: 3, failed: 0, failures: [] },
      { passed: 2, failed: 1, failures: ['a'], flaky: ['b'] },
    ]),
  ).toEqual({ passed: 5, failed: 1, failures: ['a'], flaky: ['b'] })
})

it('names the files that took the longest', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const playwright = { suites: [{ specs: [spec('a.spec.ts', 4_000), spec('a.spec.ts', 5_000, 6_000)] }] }
  const vitest = {
    testResults: [
      { name: 'src/b.test.ts', startTime: 1_000, endTime: 3_000 },
      { name: 'src/c.test.ts', startTime: 1_000, endTime: 21_000 },
    ],
  }
  expect(slowestFiles({ vitest, playwright }, 2)).toEqual([
    { name: 'src/c.test.ts', seconds: 20 },
    { name: 'a.spec.ts', seconds: 15 },
  ])
  expect(slowestFiles({}, 2)).toEqual([])
})
