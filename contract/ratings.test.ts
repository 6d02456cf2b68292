import { expect, it } from 'vitest'
import { RatingValue } from './ratings.ts'

it('takes 0 to 10 in steps of 0.5 and nothing between', () => {
  for (const value of [0, 0.5, 8.5, 10]) expect(RatingValue.safeParse(value).success, `${value}`).toBe(true)
  for (const value of [-0.5, 0.25, 0.5000001, 8.555663172056414e-126, 10.5, Number.NaN, '7', null]) {
    expect(RatingValue.safeParse(value).success, `${value}`).toBe(false)
  }
})
