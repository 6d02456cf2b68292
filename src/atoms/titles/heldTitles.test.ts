import { expect, it } from 'vitest'
import { aMovie, aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aSeries } from '../../../test/builders/series.ts'
import type { TitlesFilter } from './catalogue.ts'
import { findHeldTitles } from './heldTitles.ts'

const aFilm = (title: string, year: number | null, genres: string[], count = 0, average = 7) =>
  aMovieSummary({ id: title, permalink: title, title, year, genres, rating: { average, count } })

const list = {
  items: [
    aFilm('Django', 1966, ['Western'], 10, 9),
    aFilm('Psycho', 1960, ['Horror', 'Thriller'], 900, 8),
    aFilm('Undatiert', null, ['Western'], 5, 6),
  ],
}
const whole = aMovie({ id: 'Psycho', permalink: 'Psycho', title: 'Psycho', year: 1960, countries: ['USA'] })
const find = (filter: TitlesFilter, answers: unknown[] = [whole, list, aSeries()]) =>
  findHeldTitles(answers, 'movies', filter).map(({ title }) => title)

it('filters films by what lists and their own answers say of them, each once', () => {
  expect(find({ genre: ['Western', 'Horror'] })).toEqual(['Psycho', 'Django', 'Undatiert'])
  expect(find({ year: '1960-1969' })).toEqual(['Psycho', 'Django'])
  expect(find({ year: '1966' })).toEqual(['Django'])
  expect(find({ country: 'USA' })).toEqual(['Psycho'])
  expect(find({ provider: ['mubi'] })).toEqual([])
})

it('keeps the order that was asked for as far as the device can', () => {
  expect(find({ order: 'rating' })).toEqual(['Django', 'Psycho', 'Undatiert'])
  expect(find({ order: 'best' })).toEqual(['Psycho', 'Django', 'Undatiert'])
  expect(find({ order: 'start' })).toEqual(['Django', 'Psycho', 'Undatiert'])
})

it('tells series from films', () => {
  const series = aSeries()
  expect(findHeldTitles([whole, list, series], 'series', {}).map(({ title }) => title)).toEqual([series.title])
})
