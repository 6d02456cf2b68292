import { expect, it } from 'vitest'
import { MOST_AGE_POINTS, toPoints, toSeverity, weigh } from './severity.ts'

const NOW = new Date('2026-11-21T11:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

it('weighs reasons by their gravity, and each member once', () => {
  expect(weigh({ spoiler: 1 })).toBeLessThan(weigh({ spam: 1 }))
  expect(weigh({ spam: 1 })).toBeLessThan(weigh({ insult: 1 }))
  expect(weigh({ insult: 3 })).toBeLessThan(weigh({ illegal: 1 }))
  expect(weigh({ spam: 2, other: 1 })).toBe(18)
  expect(weigh({})).toBe(0)
})

it('lets time move a case forward, but never above what one grave flag weighs', () => {
  expect(toPoints({ spam: 1 }, hoursAgo(24), NOW)).toBe(10)
  expect(toPoints({ spam: 1 }, hoursAgo(24 * 365), NOW)).toBe(8 + MOST_AGE_POINTS)
  expect(toPoints({ other: 1 }, hoursAgo(24 * 365), NOW)).toBeLessThan(toPoints({ illegal: 1 }, NOW, NOW))
  // A clock that went back makes nothing lighter.
  expect(toPoints({ spam: 1 }, hoursAgo(-5), NOW)).toBe(8)
  expect(toPoints({}, null, NOW)).toBe(0)
})

it('calls a case high for one grave flag or for many, whatever its age', () => {
  expect([toSeverity({ illegal: 1 }), toSeverity({ insult: 4 })]).toEqual(['high', 'high'])
  expect([toSeverity({ insult: 1 }), toSeverity({ spoiler: 3 })]).toEqual(['medium', 'medium'])
  expect([toSeverity({ spam: 1 }), toSeverity({ other: 5 }), toSeverity({})]).toEqual(['low', 'low', 'low'])
})
