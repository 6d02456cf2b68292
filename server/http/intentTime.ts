/**
 * When the member meant a command: `X-Intent-At`, corrected by how far the device's clock (`X-Client-Now`) is off, not
 * before what the device had heard of our own time by then (`X-Intent-After`), and never later than its arrival. A wrong
 * or absent clock is never a reason to refuse (OFFLINE.md): then it is the arrival.
 */
export function toIntentTime(headers: Readonly<Record<string, unknown>>, arrivedAt: Date): Date {
  const meant = parse(headers['x-intent-at'])
  if (meant === undefined) return arrivedAt
  const arrival = arrivedAt.getTime()
  const skew = arrival - (parse(headers['x-client-now']) ?? arrival)
  // The clock may have been set between the intent and its sending: then the correction leads nowhere.
  const earliest = parse(headers['x-intent-after']) ?? Number.NEGATIVE_INFINITY
  return new Date(Math.min(Math.max(meant + skew, earliest), arrival))
}

function parse(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
