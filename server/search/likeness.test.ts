import { expect, it } from 'vitest'
import { toLikeness } from './likeness.ts'

it('is 1 for the name itself, and a little less the more of it is still to come', () => {
  expect(toLikeness('matrix', 'matrix')).toBe(1)
  const [half, third] = [toLikeness('mat', 'matrix'), toLikeness('mat', 'matrix reloaded')]
  expect(half).toBeLessThan(1)
  expect(third).toBeLessThan(half)
  expect(third).toBeGreaterThan(0.9)
})

it.each([
  ['two letters exchanged', 'matirx'],
  ['a wrong letter', 'matrux'],
  ['a letter too many', 'mattrix'],
  ['a letter that is missing', 'mtrix'],
])('counts %s as one mistake', (_name, typed) => {
  expect(toLikeness(typed, 'matrix')).toBeCloseTo(1 - 1 / typed.length, 5)
})

it('finds what is meant at the beginning of any word', () => {
  expect(toLikeness('kuckuksnest', 'einer flog uber das kuckucksnest')).toBeGreaterThan(0.8)
})

it('is small for what is something else', () => {
  expect(toLikeness('matrix', 'casablanca')).toBeLessThan(0.5)
  expect(toLikeness('matrix', '')).toBe(0)
})
