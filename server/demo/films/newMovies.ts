import type { CalendarDate } from '#contract/ids.ts'
import type { NewMovie } from '../../catalogue/service.ts'
import { type Aggregate, addRating, spreadRatings, toScores } from '../distribution.ts'
import { inListOrder } from '../inListOrder.ts'
import { isCritic, toAvatarId } from '../members.ts'
import type { ImagePlan } from '../rows.ts'
import { chance } from '../seed.ts'
import type { DemoWorld } from '../world.ts'
import { type DatedFilm, dateFilms, hasStarted, toPermalinks } from './datedFilm.ts'
import { toMovieId } from './film.ts'
import { filmRatingsOf } from './memberRatings.ts'

const toPosterId = (permalink: string) => `p-${permalink}`
const toStillId = (permalink: string) => `s-${permalink}`

/** The films in the form of the catalogue. Ratings of the demo's members until `today` are included. */
export function toNewMovies(world: Pick<DemoWorld, 'films' | 'members'>, today: CalendarDate): NewMovie[] {
  const films = dateFilms(world.films, today)
  const aggregates = new Map(films.map((film) => [film, toAggregates(film, today)]))
  for (const member of world.members) {
    for (const { item, value } of filmRatingsOf(member, films, today)) {
      const of = aggregates.get(item)
      if (of) addRating(isCritic(member) ? of.critics : of.community, value)
    }
  }
  return films.map((film) => {
    const { permalink } = film
    const { community, critics } = aggregates.get(film) ?? toAggregates(film, today)
    return {
      id: toMovieId(permalink),
      permalink,
      title: film.title,
      originalTitle: film.original ?? null,
      year: film.year,
      runtime: film.runtime,
      fsk: film.fsk,
      genres: [...film.genres],
      countries: [...film.countries],
      releaseDate: film.start ?? null,
      synopsis: film.synopsis,
      posterImageId: toPosterId(permalink),
      stillImageId: toStillId(permalink),
      popularity: film.popularity,
      ...toScores(community, critics),
      directors: film.directors,
      ...(film.writers ? { writers: film.writers } : {}),
      cast: film.cast,
    }
  })
}

/**
 * A poster and a still of each film in the order of lists, and the members' avatars; films in cinemas now are drawn
 * first.
 */
export function toImagePlans({ films, members }: DemoWorld): ImagePlan[] {
  const permalinks = toPermalinks(films)
  const inOrder = inListOrder(films, (film) => toMovieId(permalinks.get(film) ?? ''))
  const ofFilms = inOrder.flatMap((film): ImagePlan[] => {
    const permalink = permalinks.get(film) ?? ''
    const priority = film.house === undefined ? 10 : 20
    const shared = {
      title: film.title,
      year: film.year,
      genres: film.genres,
      credits: { directors: film.directors, cast: film.cast.map(([name]) => name) },
      seed: permalink,
      filename: permalink,
    }
    return [
      { ...shared, id: toPosterId(permalink), kind: 'poster', priority },
      { ...shared, id: toStillId(permalink), kind: 'still', priority: priority - 5 },
    ]
  })
  const ofMembers = members.map(
    (member): ImagePlan => ({
      id: toAvatarId(member),
      kind: 'avatar',
      title: member.username,
      year: null,
      genres: [],
      credits: { directors: [], cast: [] },
      seed: member.username,
      filename: member.username,
      priority: 25,
    }),
  )
  return [...ofFilms, ...ofMembers]
}

/** The first aggregates of a film; a film has no ratings before its start. */
function toAggregates(film: DatedFilm, today: CalendarDate): { community: Aggregate; critics: Aggregate } {
  if (hasStarted(film, today)) return { community: seedCommunity(film), critics: seedCritics(film) }
  return { community: spreadRatings(film.liking, 1, 0), critics: spreadRatings(film.liking, 1, 0) }
}

/** The ratings of silent members: they are counted, but have no accounts. */
function seedCommunity(film: DatedFilm): Aggregate {
  const count = Math.round(12 + film.popularity ** 1.5 * (0.6 + 0.6 * chance('raters', film.title)))
  return spreadRatings(film.liking, 1.25 + 0.5 * chance('spread', film.title), count)
}

function seedCritics(film: DatedFilm): Aggregate {
  const liking = film.liking + (chance('critics', film.title) - 0.5) * 1.6
  return spreadRatings(Math.min(liking, 9.5), 0.9, 3 + Math.floor(chance('critic count', film.title) * 9))
}
