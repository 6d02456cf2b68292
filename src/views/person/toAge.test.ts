import { expect, it } from 'vitest'
import { toAge } from './toAge.ts'

it('counts whole years, the birthday included', () => {
  expect(toAge('1956-11-27', '2026-11-26')).toBe(69)
  expect(toAge('1956-11-27', '2026-11-27')).toBe(70)
  expect(toAge('1956-02-29', '2026-02-28')).toBe(69)
  expect(toAge('1956-02-29', '2026-03-01')).toBe(70)
})
