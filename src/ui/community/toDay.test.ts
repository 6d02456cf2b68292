import { expect, it } from 'vitest'
import { toDay } from './toDay.ts'

const now = new Date('2026-11-21T11:00:00.000Z')

it.each([
  ['2026-11-21T08:05:00.000Z', 'heute 09:05'],
  ['2026-11-20T22:30:00.000Z', 'gestern 23:30'],
  ['2026-11-19T18:00:00.000Z', '19. November'],
  ['2025-03-02T18:00:00.000Z', '2. März 2025'],
])('says when %s was', (written, text) => {
  expect(toDay(written, now)).toBe(text)
})
