import { toPermalink, toPersonSortKey, toSortKey } from './names.ts'
import type { CastMember, MovieRows, NewMovie, NewPerson, NewSeries, PersonRow, SeriesRows } from './rows.ts'

/** Films as rows, with the people of all of them and their credits. */
export function toMovieRows(all: readonly NewMovie[]): MovieRows {
  return {
    movies: all.map(({ directors: _, writers: __, cast: ___, ...movie }) => ({
      ...movie,
      sortKey: toSortKey(movie.title),
    })),
    people: toPeople(all.map(({ directors, writers = [], cast }) => [...directors, ...writers, ...toNames(cast)])),
    credits: all.flatMap(({ id, directors, writers = [], cast }) =>
      [...toMakers('director', directors), ...toMakers('writer', writers), ...toCast(cast)].map((credit) => ({
        movieId: id,
        ...credit,
      })),
    ),
  }
}

/** Series as rows, with their seasons, the people of all of them and their credits. */
export function toSeriesRows(all: readonly NewSeries[]): SeriesRows {
  return {
    series: all.map(({ creators: _, cast: __, seasons: ___, episodes: ____, ...each }) => ({
      ...each,
      sortKey: toSortKey(each.title),
    })),
    seasons: all.flatMap(({ id, seasons }) =>
      seasons.map(([year, episodes], index) => ({ seriesId: id, number: index + 1, year, episodes })),
    ),
    episodes: all.flatMap(({ id, episodes = [] }) =>
      episodes.flatMap((season, index) =>
        season.map(([title, airDate], place) => ({
          ...{ seriesId: id, season: index + 1, number: place + 1, title, airDate },
        })),
      ),
    ),
    people: toPeople(all.map(({ creators, cast }) => [...creators, ...toNames(cast)])),
    credits: all.flatMap(({ id, creators, cast }) =>
      [...toMakers('creator', creators), ...toCast(cast)].map((credit) => ({ seriesId: id, ...credit })),
    ),
  }
}

const toNames = (cast: readonly CastMember[]) => cast.map(([name]) => name)

/** Each person once. People are told apart by the permalink of the name, which is also the id. */
function toPeople(names: readonly (readonly string[])[]): PersonRow[] {
  const people = new Map(names.flat().map((name) => [toPermalink(name), name]))
  return [...people].map(([id, name]) => ({ id, permalink: id, name, sortKey: toPersonSortKey(name) }))
}

const toMakers = <Job extends 'director' | 'writer' | 'creator'>(job: Job, names: readonly string[]) =>
  names.map((name, position) => ({ personId: toPermalink(name), job, role: null, position }))

const toCast = (cast: readonly CastMember[]) =>
  cast.map(([name, role = null], position) => ({ personId: toPermalink(name), job: 'cast' as const, role, position }))

/** Facts about people as rows, each person once: of two records of one person the later has the word. */
export function toPersonRows(all: readonly NewPerson[]): PersonRow[] {
  const rows = all.map(({ name, sortName, born, died, birthplace }): PersonRow => {
    const id = toPermalink(name)
    const sortKey = sortName === undefined ? toPersonSortKey(name) : toSortKey(sortName)
    return { id, permalink: id, name, sortKey, born: born ?? null, died: died ?? null, birthplace: birthplace ?? null }
  })
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
