import { type Aggregate, addRating, spreadRatings } from './distribution.ts'
import type { DemoFilm } from './films/film.ts'
import { isCritic, members, ratingsOf } from './members.ts'
import { toPermalink, toPersonSortKey, toSortKey } from './names.ts'
import type { CatalogueRows, ImagePlan } from './rows.ts'
import { chance } from './seed.ts'

export const toMovieId = (permalink: string) => `m-${permalink}`
export const toPosterId = (permalink: string) => `p-${permalink}`
export const toStillId = (permalink: string) => `s-${permalink}`

/** The permalink of every film; of two with one title the later in the list gets its year. */
export function toPermalinks(films: readonly DemoFilm[]): Map<DemoFilm, string> {
  const taken = new Set<string>()
  return new Map(
    films.map((film) => {
      const plain = toPermalink(film.title)
      const permalink = taken.has(plain) ? `${plain}-${film.year}` : plain
      if (taken.has(permalink)) throw new Error(`two demo films are called ${permalink}`)
      taken.add(permalink)
      return [film, permalink]
    }),
  )
}

/** Films, people and credits as rows. Ratings of the demo's members are counted in. */
export function toCatalogueRows(films: readonly DemoFilm[]): CatalogueRows {
  const permalinks = toPermalinks(films)
  const people = new Map<string, string>()
  for (const film of films) {
    for (const name of [...film.directors, ...film.cast.map(([actor]) => actor)]) people.set(toPermalink(name), name)
  }
  const aggregates = new Map(
    films.map((film) => [film, { community: seedCommunity(film), critics: seedCritics(film) }]),
  )
  for (const member of members) {
    for (const { film, value } of ratingsOf(member, films)) {
      const of = aggregates.get(film)
      if (of) addRating(isCritic(member) ? of.critics : of.community, value)
    }
  }
  return {
    movies: films.map((film) => {
      const permalink = permalinks.get(film) ?? ''
      const { community, critics } = aggregates.get(film) ?? {
        community: seedCommunity(film),
        critics: seedCritics(film),
      }
      return {
        id: toMovieId(permalink),
        permalink,
        title: film.title,
        originalTitle: film.original ?? null,
        sortKey: toSortKey(film.title),
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
        communitySum: community.sum,
        communityCount: community.count,
        communityDistribution: community.distribution,
        criticsSum: critics.sum,
        criticsCount: critics.count,
        criticsDistribution: critics.distribution,
      }
    }),
    people: [...people].map(([permalink, name]) => ({
      id: permalink,
      permalink,
      name,
      sortKey: toPersonSortKey(name),
    })),
    credits: films.flatMap((film) => {
      const movieId = toMovieId(permalinks.get(film) ?? '')
      return [
        ...film.directors.map((name, position) => ({
          movieId,
          personId: toPermalink(name),
          job: 'director' as const,
          role: null,
          position,
        })),
        ...film.cast.map(([name, role], position) => ({
          movieId,
          personId: toPermalink(name),
          job: 'cast' as const,
          role: role ?? null,
          position,
        })),
      ]
    }),
  }
}

/** A poster and a still of each film, and the members' avatars; what is in cinemas now is drawn first. */
export function toImagePlans(films: readonly DemoFilm[]): ImagePlan[] {
  const permalinks = toPermalinks(films)
  const ofFilms = films.flatMap((film): ImagePlan[] => {
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
    ({ username }): ImagePlan => ({
      id: `a-${username}`,
      kind: 'avatar',
      title: username,
      year: null,
      genres: [],
      credits: { directors: [], cast: [] },
      seed: username,
      filename: username,
      priority: 25,
    }),
  )
  return [...ofFilms, ...ofMembers]
}

/** Silent members: they are counted, but are nobody. */
function seedCommunity(film: DemoFilm): Aggregate {
  const count = Math.round(12 + film.popularity ** 1.5 * (0.6 + 0.6 * chance('raters', film.title)))
  return spreadRatings(film.liking, 1.25 + 0.5 * chance('spread', film.title), count)
}

function seedCritics(film: DemoFilm): Aggregate {
  const liking = film.liking + (chance('critics', film.title) - 0.5) * 1.6
  return spreadRatings(Math.min(liking, 9.5), 0.9, 3 + Math.floor(chance('critic count', film.title) * 9))
}
