import { describe, expect, it } from 'vitest'
import { dateRelative, dayAndMonth, weekdayName, weekdayShort } from './dayWords.ts'

describe('German words for a day', () => {
  it('name the weekday', () => {
    expect(weekdayName('2026-11-21')).toBe('Samstag')
    expect(weekdayShort('2026-11-25')).toBe('Mi')
  })

  it('name the year only where it is another one', () => {
    expect(dayAndMonth('2026-11-01', '2026-11-21')).toBe('1. November')
    expect(dayAndMonth('2027-03-05', '2026-11-21')).toBe('5. März 2027')
  })

  it.each([
    ['2026-11-21', 'Heute'],
    ['2026-11-22', 'Morgen'],
    ['2026-11-20', 'Gestern'],
    ['2026-11-23', 'Mo 23. November'],
    ['2026-11-19', 'Do 19. November'],
    ['2027-01-02', 'Sa 2. Januar 2027'],
  ])('call %s %s', (date, words) => {
    expect(dateRelative(date, '2026-11-21')).toBe(words)
  })

  it('know tomorrow across a year', () => {
    expect(dateRelative('2027-01-01', '2026-12-31')).toBe('Morgen')
  })
})
