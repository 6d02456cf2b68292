import { expect, it } from 'vitest'
import { toAsOf, toCount, toDecimal, toInstantText, toKilometres, toPrice } from './format.ts'

it('writes numbers as German readers expect them', () => {
  expect([toDecimal(8.5), toDecimal(10), toDecimal(0)]).toEqual(['8,5', '10,0', '0,0'])
  expect([toCount(7), toCount(1284), toCount(1234567)]).toEqual(['7', '1.284', '1.234.567'])
  expect([toPrice(399), toPrice(90), toPrice(123400)]).toEqual(['3,99 €', '0,90 €', '1.234,00 €'])
  expect([toKilometres(0.42), toKilometres(12.6)]).toEqual(['0,4 km', '13 km'])
})

it('says when something was fetched in Berlin time', () => {
  const now = new Date('2026-11-21T13:00:00Z')
  expect(toAsOf('2026-11-21T13:03:00Z', now)).toBe('heute 14:03')
  expect(toAsOf('2026-11-20T22:59:00Z', now)).toBe('gestern 23:59')
  expect(toAsOf('2026-11-14T08:00:00Z', now)).toBe('Sa 14. November 09:00')
})

it('says when something is to be, within a sentence', () => {
  const now = new Date('2026-11-21T13:00:00Z')
  expect(toInstantText(new Date('2026-11-22T19:15:00Z'), now)).toBe('morgen 20:15')
  expect(toInstantText(new Date('2026-11-26T13:00:00Z'), now)).toBe('Do 26. November 14:00')
})
