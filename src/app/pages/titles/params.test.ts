import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { toTitlesSearch } from './params.ts'

it('reads the filters of the catalogue', () => {
  expect(
    toTitlesSearch(decodeQuery('?genre[]=Drama&year=1990-1999&country=Japan&provider[]=mubi&order=best&view=rows')),
  ).toEqual({
    genre: ['Drama'],
    year: '1990-1999',
    country: 'Japan',
    provider: ['mubi'],
    order: 'best',
    view: 'rows',
  })
  expect(toTitlesSearch(decodeQuery('?year=19&country=%20&order=x&genre[]=&view=wall&provider[]='))).toEqual({})
})
