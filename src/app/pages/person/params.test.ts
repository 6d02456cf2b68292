import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { toPeopleSearch } from './params.ts'

it('reads the filters of the list of people', () => {
  expect(toPeopleSearch(decodeQuery('?letter=b&job=director&birthday=03-20'))).toEqual({
    letter: 'b',
    job: 'director',
    birthday: '03-20',
  })
  expect(toPeopleSearch(decodeQuery('?birthday=today&letter=other'))).toEqual({ birthday: 'today', letter: 'other' })
})

it('ignores what is no filter', () => {
  expect(toPeopleSearch(decodeQuery('?letter=B&job=agent&birthday=13-01'))).toEqual({})
  expect(toPeopleSearch(decodeQuery('?letter=ab&birthday=02-32'))).toEqual({})
})
