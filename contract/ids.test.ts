import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CalendarDate, Instant } from './ids.ts'

it.each(['2026-11-21T11:00:00.000Z', '1970-01-01T00:00:00+14:00', '0002-01-01T00:00:00Z', '9998-12-31T23:59:59-23:59'])(
  'takes %s for an instant',
  (text) => {
    expect(z.safeParse(Instant, text).success).toBe(true)
  },
)

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-23:59', '+012026-01-01T00:00:00Z'])(
  'takes %s for none: no database holds it',
  (text) => {
    expect(z.safeParse(Instant, text).success).toBe(false)
  },
)

it('takes the days of every year but 0', () => {
  const days = ['0001-01-01', '2024-02-29', '9999-12-31', '0000-01-01', '2026-02-29']
  expect(days.map((day) => z.safeParse(CalendarDate, day).success)).toEqual([true, true, true, false, false])
})
