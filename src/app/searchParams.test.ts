import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import {
  toConsumptionSearch,
  toDaySearch,
  toFilmShowtimesSearch,
  toProgrammeSearch,
  toReleaseSearch,
  toRootSearch,
  toTitlesSearch,
  toTriviaSearch,
  validateDay,
} from './searchParams.ts'

const read = (search: string) => toProgrammeSearch(decodeQuery(search))

it('reads every filter of the programme from the URL', () => {
  expect(
    read(
      '?city=berlin&date=2026-11-22&version[]=OmU&version[]=OV&feature[]=IMAX&feature[]=Dolby%20Atmos&genre[]=Science%20Fiction&order=forecast',
    ),
  ).toEqual({
    city: 'berlin',
    date: '2026-11-22',
    version: ['OmU', 'OV'],
    feature: ['IMAX', 'Dolby Atmos'],
    genre: ['Science Fiction'],
    order: 'forecast',
  })
  expect(read('?coordinates=52.52,13.405')).toEqual({ coordinates: '52.52,13.405' })
})

it('leaves out what it does not understand instead of failing', () => {
  expect(read('?date=2026-02-30&version[]=XX&feature[]=4DX&order=magic&coordinates=here&city=%20&genre[]=')).toEqual({})
  expect(read('?coordinates=95,13&location=10435')).toEqual({ location: '10435' })
  expect(read(`?city=${'x'.repeat(81)}`)).toEqual({})
  expect(toDaySearch({ date: ['2026-11-22'] })).toEqual({})
  expect(toRootSearch({ showtime: '../x' })).toEqual({})
})

it('keeps one place of several', () => {
  expect(read('?city=berlin&coordinates=52.52,13.405')).toEqual({ coordinates: '52.52,13.405' })
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

it('names what it did not understand, so that the router lets it go', () => {
  expect({ date: 'kaputt', ...validateDay({ date: 'kaputt' }) }).toEqual({ date: undefined })
})

it('reads the filters of starts and of the catalogue', () => {
  expect(
    toReleaseSearch(decodeQuery('?location=10435&city=berlin&genre[]=Drama&order=popularity&date=2026-11-22')),
  ).toEqual({
    location: '10435',
    genre: ['Drama'],
    order: 'popularity',
  })
  expect(toReleaseSearch({ order: 'rating' })).toEqual({})
  expect(toTitlesSearch(decodeQuery('?genre[]=Drama&year=1990-1999&country=Japan&order=best'))).toEqual({
    genre: ['Drama'],
    year: '1990-1999',
    country: 'Japan',
    order: 'best',
  })
  expect(toTitlesSearch(decodeQuery('?year=19&country=%20&order=x&genre[]='))).toEqual({})
})

it('reads the category of trivia, if it is one', () => {
  expect(toTriviaSearch({ category: 'Musik' })).toEqual({ category: 'Musik' })
  expect(toTriviaSearch({ category: 'Klatsch' })).toEqual({})
})
