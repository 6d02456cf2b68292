import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { toReleaseSearch } from './params.ts'

it('reads the filters of starts and films to come', () => {
  expect(
    toReleaseSearch(decodeQuery('?location=10435&city=berlin&genre[]=Drama&order=popularity&date=2026-11-22')),
  ).toEqual({
    location: '10435',
    genre: ['Drama'],
    order: 'popularity',
  })
  expect(toReleaseSearch({ order: 'rating' })).toEqual({})
})
