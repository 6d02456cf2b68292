import { expect, it } from 'vitest'
import { aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { findSimultaneous, toShowtimeStates } from './showtimeState.ts'

const row = ['13:15', '16:00', '19:15', '19:15'].map((time, index) =>
  aShowtimeBrief({ id: `st-${index}`, startsAt: `2026-11-21T${time}:00.000Z` }),
)

it('moves the next showtime along as the day goes', () => {
  expect(toShowtimeStates(row, new Date('2026-11-21T10:00:00Z'))).toEqual(['next', 'normal', 'normal', 'normal'])
  expect(toShowtimeStates(row, new Date('2026-11-21T13:15:00Z'))).toEqual(['gone', 'next', 'normal', 'normal'])
  expect(toShowtimeStates(row, new Date('2026-11-21T16:30:00Z'))).toEqual(['gone', 'gone', 'next', 'next'])
  expect(toShowtimeStates(row, new Date('2026-11-21T22:00:00Z'))).toEqual(['gone', 'gone', 'gone', 'gone'])
})

it('finds those that the time alone does not tell apart', () => {
  expect([...findSimultaneous(row)].map(({ id }) => id)).toEqual(['st-2', 'st-3'])
})
