import type * as z from 'zod/mini'
import type { Person } from '#contract/people.ts'
import type { Db } from '../../db/client.ts'
import { ProblemError } from '../../http/problemError.ts'
import { findMovies } from '../queries.ts'
import { findSeriesOf } from '../series/queries.ts'
import { toSeriesSummary } from '../series/toSeries.ts'
import { toMovieSummary } from '../toMovie.ts'
import { listKnownFor } from './knownFor/queries.ts'
import { findPerson, listFilmWorks, listOftenWith, listSeriesWorks } from './queries.ts'

/** Titles that a person's page begins with. */
const KNOWN_FOR = 6
const OFTEN_WITH = 8

/** @throws ProblemError `not_found` */
export async function readPerson(db: Db, id: string): Promise<z.input<typeof Person>> {
  const person = await findPerson(db, id)
  if (!person) throw new ProblemError('not_found')
  const [inFilms, inSeries, knownFor, oftenWith] = await Promise.all([
    listFilmWorks(db, person.id),
    listSeriesWorks(db, person.id),
    listKnownFor(db, [person.id], KNOWN_FOR),
    listOftenWith(db, person.id, OFTEN_WITH),
  ])
  const [films, series] = await Promise.all([
    findMovies(db, [...new Set(inFilms.map(({ movieId }) => movieId))]),
    findSeriesOf(db, [...new Set(inSeries.map(({ seriesId }) => seriesId))]),
  ])
  return {
    ...{ id: person.id, permalink: person.permalink, name: person.name },
    ...{ born: person.born, died: person.died, birthplace: person.birthplace },
    films: inFilms.flatMap(({ movieId, job, role }) => {
      const row = films.find((film) => film.id === movieId)
      return row ? [{ movie: toMovieSummary(row), job, role }] : []
    }),
    series: inSeries.flatMap(({ seriesId, job, role }) => {
      const row = series.find((each) => each.id === seriesId)
      return row ? [{ series: toSeriesSummary(row), job, role }] : []
    }),
    knownFor: knownFor.map((title) => title.id),
    oftenWith,
  }
}
