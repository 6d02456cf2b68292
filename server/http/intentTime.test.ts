import { expect, it } from 'vitest'
import { toIntentTime } from './intentTime.ts'

const ARRIVAL = Date.parse('2026-11-21T12:00:00.000Z')
const at = (ms: number) => new Date(ARRIVAL + ms).toISOString()
/** Ms from the arrival at which the command counts as meant. */
const meant = (headers: Record<string, string>) => toIntentTime(headers, new Date(ARRIVAL)).getTime() - ARRIVAL

it('is the arrival where the device tells no time, and never later', () => {
  expect(meant({})).toBe(0)
  expect(meant({ 'x-intent-at': 'gestern' })).toBe(0)
  expect(meant({ 'x-intent-at': at(5_000), 'x-clock-skew': '0', 'x-client-now': at(-1) })).toBe(0)
})

it('takes no time in transit for a wrong clock once the device has measured it', () => {
  // Meant ten seconds ago, five of them on the way, by a clock that is right.
  const headers = { 'x-intent-at': at(-10_000), 'x-client-now': at(-5_000) }
  expect(meant(headers)).toBe(-5_000)
  expect(meant({ ...headers, 'x-clock-skew': '0' })).toBe(-10_000)
})

it('corrects a wrong clock by what the device has measured', () => {
  const behind = { 'x-intent-at': at(-70_000), 'x-client-now': at(-65_000), 'x-clock-skew': '60000' }
  expect(meant(behind)).toBe(-10_000)
})

it('passes over a measurement of a clock that was set since', () => {
  // Set ahead: it would have left after it arrived. Set back: it would have been on its way for an hour.
  for (const set of [3_600_000, -3_600_000]) {
    const headers = { 'x-intent-at': at(set - 10_000), 'x-client-now': at(set) }
    expect(meant({ ...headers, 'x-clock-skew': '0' })).toBe(-10_000)
  }
  expect(meant({ 'x-intent-at': at(-10_000), 'x-client-now': at(0), 'x-clock-skew': 'NaN' })).toBe(-10_000)
})

it('is not before what the device had heard of the server', () => {
  const years = { 'x-intent-at': at(-1e11), 'x-client-now': at(0), 'x-clock-skew': '0' }
  expect(meant({ ...years, 'x-intent-after': at(-3_000) })).toBe(-3_000)
})
