import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { toProgrammeSearch } from './params.ts'

const read = (search: string) => toProgrammeSearch(decodeQuery(search))

it('reads every filter of the programme from the URL', () => {
  expect(
    read(
      '?city=berlin&date=2026-11-22&version[]=OmU&version[]=OV&feature[]=IMAX&feature[]=Dolby%20Atmos&feature[]=AD&feature[]=UT&genre[]=Science%20Fiction&order=forecast',
    ),
  ).toEqual({
    city: 'berlin',
    date: '2026-11-22',
    version: ['OmU', 'OV'],
    feature: ['IMAX', 'Dolby Atmos', 'AD', 'UT'],
    genre: ['Science Fiction'],
    order: 'forecast',
  })
  expect(read('?coordinates=52.52,13.405')).toEqual({ coordinates: '52.52,13.405' })
})

it('leaves out what it does not understand instead of failing', () => {
  expect(read('?date=2026-02-30&version[]=XX&feature[]=4DX&order=magic&coordinates=here&city=%20&genre[]=')).toEqual({})
  expect(read('?coordinates=95,13&location=10435')).toEqual({ location: '10435' })
  expect(read(`?city=${'x'.repeat(81)}`)).toEqual({})
})

it('keeps one place of several', () => {
  expect(read('?city=berlin&coordinates=52.52,13.405')).toEqual({ coordinates: '52.52,13.405' })
})
