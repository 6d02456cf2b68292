import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { toConsumptionSearch, toFilmShowtimesSearch } from './params.ts'

it('reads the day and one place of several', () => {
  expect(toFilmShowtimesSearch(decodeQuery('?city=berlin&date=2026-11-22&order=rating'))).toEqual({
    city: 'berlin',
    date: '2026-11-22',
  })
  expect(toFilmShowtimesSearch(decodeQuery('?city=berlin&location=10435'))).toEqual({ location: '10435' })
})

it('reads where and how somebody wants to see a title', () => {
  expect(
    toConsumptionSearch(decodeQuery('?city=berlin&location=10435&kind[]=tv&kind[]=vhs&kind[]=disc&kind[]=tv')),
  ).toEqual({ location: '10435', kind: ['tv', 'disc'] })
  expect(toConsumptionSearch(decodeQuery('?kind=streaming'))).toEqual({ kind: ['streaming'] })
})
