import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Person } from '#contract/people.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aSeriesSummary } from '../../../test/builders/series.ts'
import { toFilmWorks, toSeriesWorks } from './toWorks.ts'

const aPerson = (overrides: Partial<z.input<typeof Person>> = {}): Person =>
  z.parse(Person, {
    id: 'paula-beer',
    permalink: 'paula-beer',
    name: 'Paula Beer',
    films: [],
    series: [],
    ...overrides,
  })

it('names a film once, with everything that somebody did in it', () => {
  const movie = aMovieSummary({ year: 1976 })
  const person = aPerson({
    films: [
      { movie, job: 'cast', role: 'Bruno' },
      { movie, job: 'director', role: null },
      { movie, job: 'writer', role: null },
    ],
  })
  expect(toFilmWorks(person)).toMatchObject([
    { path: `/movies/${movie.permalink}`, title: movie.title, part: '1976 · als Bruno, Regie, Buch' },
  ])
})

it('leaves out an unknown year, and leads to the page of a series', () => {
  const person = aPerson({ series: [{ series: aSeriesSummary({ year: null }), job: 'cast', role: null }] })
  expect(toSeriesWorks(person)).toMatchObject([{ path: '/serie/dark', part: 'spielt mit' }])
})
