import { toPermalink, toPersonSortKey, toSortKey } from './names.ts'
import type { CastMember, MovieRows, NewMovie, NewSeries, PersonRow, SeriesRows } from './rows.ts'

/** Films as rows, with the people of all of them and their credits. */
export function toMovieRows(all: readonly NewMovie[]): MovieRows {
  return {
    movies: all.map(({ directors: _, cast: __, ...movie }) => ({ ...movie, sortKey: toSortKey(movie.title) })),
    people: toPeople(all.map(({ directors, cast }) => [...directors, ...toNames(cast)])),
    credits: all.flatMap(({ id, directors, cast }) =>
      toCredits('director', directors, cast).map((credit) => ({ movieId: id, ...credit })),
    ),
  }
}

/** Series as rows, with their seasons, the people of all of them and their credits. */
export function toSeriesRows(all: readonly NewSeries[]): SeriesRows {
  return {
    series: all.map(({ creators: _, cast: __, seasons: ___, ...each }) => ({
      ...each,
      sortKey: toSortKey(each.title),
    })),
    seasons: all.flatMap(({ id, seasons }) =>
      seasons.map(([year, episodes], index) => ({ seriesId: id, number: index + 1, year, episodes })),
    ),
    people: toPeople(all.map(({ creators, cast }) => [...creators, ...toNames(cast)])),
    credits: all.flatMap(({ id, creators, cast }) =>
      toCredits('creator', creators, cast).map((credit) => ({ seriesId: id, ...credit })),
    ),
  }
}

const toNames = (cast: readonly CastMember[]) => cast.map(([name]) => name)

/** Each person once. People are told apart by the permalink of the name, which is also the id. */
function toPeople(names: readonly (readonly string[])[]): PersonRow[] {
  const people = new Map(names.flat().map((name) => [toPermalink(name), name]))
  return [...people].map(([id, name]) => ({ id, permalink: id, name, sortKey: toPersonSortKey(name) }))
}

function toCredits<Maker extends 'director' | 'creator'>(
  job: Maker,
  makers: readonly string[],
  cast: readonly CastMember[],
) {
  const toCredit = <Job extends Maker | 'cast'>(jobOf: Job, [name, role]: CastMember, position: number) => ({
    personId: toPermalink(name),
    job: jobOf,
    role: role ?? null,
    position,
  })
  return [
    ...makers.map((name, position) => toCredit(job, [name], position)),
    ...cast.map((member, position) => toCredit('cast', member, position)),
  ]
}
