import { expect, it } from 'vitest'
import { toDaySearch, validateDay } from './dayParams.ts'

it('reads one day', () => {
  expect(toDaySearch({ date: '2026-11-22' })).toEqual({ date: '2026-11-22' })
  expect(toDaySearch({ date: ['2026-11-22'] })).toEqual({})
})

it('names what it did not understand, so that the router lets it go', () => {
  expect({ date: 'kaputt', ...validateDay({ date: 'kaputt' }) }).toEqual({ date: undefined })
})
