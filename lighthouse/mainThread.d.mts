/** As much of a trace's event as is read here. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } }
}

export function readMainThreadTime(trace: { traceEvents: readonly TraceEvent[] }): number
