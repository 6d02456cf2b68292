import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spreadRatings } from './distribution.ts'

it('spreads exactly as many ratings as asked, about the liking', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 9, noNaN: true }), fc.integer({ min: 1, max: 2000 }), (liking, count) => {
      const spread = spreadRatings(liking, 1.4, count)
      expect(spread.count).toBe(count)
      expect(spread.distribution.reduce((sum, number) => sum + number, 0)).toBe(count)
      if (count > 100) expect(Math.abs(spread.sum / count - liking)).toBeLessThan(0.8)
    }),
  )
})

it('leaves some who love and some who hate it', () => {
  const { distribution } = spreadRatings(7.5, 1.4, 800)
  expect(distribution[0]).toBeGreaterThan(0)
  expect(distribution[10]).toBeGreaterThan(0)
  expect(Math.max(...distribution)).toBe(distribution[7])
})
