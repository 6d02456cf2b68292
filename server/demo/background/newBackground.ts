import type { NewAward, NewBackground, NewCollection } from '../../background/service.ts'
import { toPermalink } from '../../catalogue/service.ts'
import { toPermalinks } from '../films/datedFilm.ts'
import { toMovieId } from '../films/film.ts'
import { toSeriesId } from '../series/series.ts'
import type { DemoWorld } from '../world.ts'
import type { DemoAward } from './background.ts'

/** The known facts around the titles of the demo, in the form of their domain. */
export function toNewBackground(world: DemoWorld): NewBackground[] {
  const movieIdOf = toMovieIds(world)
  const seriesIds = new Map(world.series.map((each) => [each.title, toSeriesId(each)]))
  return world.background.map(({ title, of, certificates, alternatives, awards = [], nominations = [] }) => ({
    type: of,
    id: (of === 'movies' ? movieIdOf(title) : seriesIds.get(title)) ?? unknown(title),
    ...(certificates && { certificates }),
    ...(alternatives && { alternativeTitles: alternatives }),
    awards: [...awards.map((award) => toAward(award, true)), ...nominations.map((award) => toAward(award, false))],
  }))
}

/** The series of films of the demo. */
export function toNewCollections(world: DemoWorld): NewCollection[] {
  const movieIdOf = toMovieIds(world)
  return world.collections.map(({ name, total = null, parts }) => ({
    ...{ permalink: toPermalink(name), name, total },
    parts: parts.map(([number, film]) => [number, movieIdOf(film) ?? unknown(film)] as const),
  }))
}

function toAward([name, year, category, person]: DemoAward, won: boolean): NewAward {
  return { name, year, category: category ?? null, won, personId: person === undefined ? null : toPermalink(person) }
}

function toMovieIds({ films }: Pick<DemoWorld, 'films'>) {
  const permalinks = toPermalinks(films)
  const ids = new Map(films.map((film) => [film.title, toMovieId(permalinks.get(film) ?? '')]))
  return (title: string) => ids.get(title)
}

function unknown(title: string): never {
  throw new Error(`the demo has no title "${title}"`)
}
