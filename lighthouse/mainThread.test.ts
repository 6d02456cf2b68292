import { expect, it } from 'vitest'
import { readMainThreadTime } from './mainThread.mjs'

const PAGE = { pid: 7, tid: 1 }

const aTask = (ts: number, tdur: number, place = PAGE) => ({ name: 'RunTask', ...place, ts, tdur })
const aNavigation = (ts: number, documentLoaderURL: string, place = PAGE) => ({
  name: 'navigationStart',
  ...place,
  ts,
  args: { data: { isOutermostMainFrame: true, documentLoaderURL } },
})

it('adds up the processor time of a page’s main thread from its navigation on', () => {
  const traceEvents = [
    aNavigation(0, 'about:blank', { pid: 5, tid: 1 }),
    aTask(10, 90_000, { pid: 5, tid: 1 }),
    aTask(50, 90_000),
    aNavigation(100, 'http://127.0.0.1:1/filme'),
    aTask(100, 1_500),
    aTask(200, 2_000),
    // Another thread of the page, and an event inside a task.
    aTask(200, 90_000, { pid: 7, tid: 2 }),
    { name: 'FunctionCall', ...PAGE, ts: 200, tdur: 1_900 },
    // A task that the recording ended in.
    { name: 'RunTask', ...PAGE, ts: 300 },
  ]
  expect(readMainThreadTime({ traceEvents })).toBe(3.5)
})

it('refuses a trace without a page', () => {
  expect(() => readMainThreadTime({ traceEvents: [aNavigation(0, 'about:blank')] })).toThrow('no navigation')
})
