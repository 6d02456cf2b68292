import { expect, it } from 'vitest'
import { toRootSearch } from './params.ts'

it('reads a showtime, and nothing that is none', () => {
  expect(toRootSearch({ showtime: 's-1.a~b' })).toEqual({ showtime: 's-1.a~b' })
  expect(toRootSearch({ showtime: '../x' })).toEqual({})
})
