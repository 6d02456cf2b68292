/**
 * When the member meant a command: `X-Intent-At`, corrected by how far the device's clock (`X-Client-Now`) is off, and
 * never later than its arrival. A wrong or absent clock is never a reason to refuse (OFFLINE.md): then it is the arrival.
 */
export function toIntentTime(intentAt: unknown, clientNow: unknown, arrivedAt: Date): Date {
  const meant = parse(intentAt)
  if (meant === undefined) return arrivedAt
  const skew = arrivedAt.getTime() - (parse(clientNow) ?? arrivedAt.getTime())
  return new Date(Math.min(meant + skew, arrivedAt.getTime()))
}

function parse(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
