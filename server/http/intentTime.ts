import { clampInstant, parseInstant } from './parseInstant.ts'

/** Longer than any request is on its way: a device gives up after 20 s, and a proxy soon after. */
const LONGEST_TRANSIT_MS = 120_000

/**
 * When the member meant a command, by the server's clock: `X-Intent-At` of the device's clock, corrected by how far that
 * is off; not before what the device had heard of the server by then (`X-Intent-After`), and never later than the
 * arrival. A wrong or absent clock is never a reason to refuse (docs/OUTBOX.md): then it is the arrival.
 *
 * The device measures how far its clock is off (`X-Clock-Skew`, ms, server minus device) by the midpoint of earlier
 * calls, so that the time in transit is none of it. Without that, or where the device has set its clock since, the
 * request counts as sent (`X-Client-Now`) at the moment of its arrival.
 */
export function toIntentTime(headers: Readonly<Record<string, unknown>>, arrivedAt: Date): Date {
  const meant = parseInstant(headers['x-intent-at'])
  if (meant === undefined) return arrivedAt
  const arrival = arrivedAt.getTime()
  const skew = toSkew(headers, arrival)
  // The clock may have been set between the intent and its sending: then the correction leads nowhere.
  const earliest = parseInstant(headers['x-intent-after']) ?? Number.NEGATIVE_INFINITY
  return new Date(clampInstant(Math.min(Math.max(meant + skew, earliest), arrival)))
}

/** How far the server's clock is ahead of the device's, in ms. */
function toSkew(headers: Readonly<Record<string, unknown>>, arrival: number): number {
  const clientNow = parseInstant(headers['x-client-now'])
  const measured = parseSkew(headers['x-clock-skew'])
  if (clientNow === undefined) return measured ?? 0
  if (measured === undefined) return arrival - clientNow
  const transit = arrival - (clientNow + measured)
  const isPossible = transit >= 0 && transit <= LONGEST_TRANSIT_MS
  return isPossible ? measured : arrival - clientNow
}

function parseSkew(value: unknown): number | undefined {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined
}
