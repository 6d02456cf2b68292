import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { toTitlesSearch } from './params.ts'

it('reads the filters of the catalogue', () => {
  expect(toTitlesSearch(decodeQuery('?genre[]=Drama&year=1990-1999&country=Japan&order=best'))).toEqual({
    genre: ['Drama'],
    year: '1990-1999',
    country: 'Japan',
    order: 'best',
  })
  expect(toTitlesSearch(decodeQuery('?year=19&country=%20&order=x&genre[]='))).toEqual({})
})
