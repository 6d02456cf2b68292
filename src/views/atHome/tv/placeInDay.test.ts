import { expect, it } from 'vitest'
import { minuteOf, placeInDay, toHours, toMinuteValue } from './placeInDay.ts'

const placeOf = (startsAt: string, endsAt: string, date: string) =>
  placeInDay({ startsAt, until: Date.parse(endsAt) }, date)

it('places a broadcast by the minutes since five', () => {
  expect(placeOf('2026-11-21T19:15:00Z', '2026-11-21T21:00:00Z', '2026-11-21')).toEqual({ start: 915, length: 105 })
  expect(placeOf('2026-11-22T03:30:00Z', '2026-11-22T04:30:00Z', '2026-11-21')).toEqual({ start: 1410, length: 30 })
})

it('cuts what runs across five in the morning on both days', () => {
  const show = ['2026-11-22T03:30:00Z', '2026-11-22T04:30:00Z'] as const
  expect(placeOf(...show, '2026-11-21')).toEqual({ start: 1410, length: 30 })
  expect(placeOf(...show, '2026-11-22')).toEqual({ start: 0, length: 30 })
})

it('has the hour from two to three twice in the night back from summer time, and not at all in the one to it', () => {
  const autumn = toHours('2026-10-24').map(({ time }) => time)
  expect(autumn).toHaveLength(25)
  expect(autumn.slice(20, 24)).toEqual(['01:00', '02:00', '02:00', '03:00'])
  const spring = toHours('2027-03-27').map(({ time }) => time)
  expect(spring).toHaveLength(23)
  expect(spring.slice(20, 22)).toEqual(['01:00', '03:00'])
  // Both half past two, one hour apart.
  expect(placeOf('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-24')).toEqual({ start: 1290, length: 60 })
  expect(placeOf('2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z', '2026-10-24')).toEqual({ start: 1350, length: 60 })
  // Half past one to half past three by the clock is one hour.
  expect(placeOf('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '2027-03-27')).toEqual({ start: 1230, length: 60 })
})

it('knows the minute of an instant in its day alone', () => {
  expect(minuteOf(new Date('2026-11-21T04:00:00Z'), '2026-11-21')).toBe(0)
  expect(minuteOf(new Date('2026-11-22T03:59:00Z'), '2026-11-21')).toBe(1439)
  expect(minuteOf(new Date('2026-11-22T04:00:00Z'), '2026-11-21')).toBeNull()
})

it('writes minutes as digits, for the rules of the style sheet', () => {
  expect([0, 915, 1499].map(toMinuteValue)).toEqual(['h0 t0 o0', 'h15 t1 o5', 'h24 t5 o9'])
})
