const MICROSECONDS = 1000

/**
 * The processor time that a page's main thread took from its navigation on: what else the machine did meanwhile is no
 * part of it, unlike in the durations that Lighthouse adds up.
 *
 * @param trace as Chromium records it; `ts` and `tdur` are microseconds.
 * @returns milliseconds, as measured, without Lighthouse's slowdown.
 * @throws Error for a trace without a page's navigation.
 */
export function readMainThreadTime({ traceEvents }) {
  const page = traceEvents.findLast(isNavigation)
  if (page === undefined) throw new Error('the trace holds no navigation of a page')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === page.pid && tid === page.tid && ts >= page.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / MICROSECONDS
}

const isNavigation = ({ name, args }) =>
  name === 'navigationStart' && args?.data?.isOutermostMainFrame && /^https?:/.test(args.data.documentLoaderURL ?? '')
