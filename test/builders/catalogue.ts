import * as z from 'zod/mini'
import { Credit, Movie, MovieSummary } from '#contract/catalogue.ts'
import { Image } from '#contract/image.ts'

type Overrides<T extends z.core.$ZodType> = Partial<z.input<T>>

/** A poster of `Der Himmel über Berlin` by default. */
export function anImage(overrides: Overrides<typeof Image> = {}): Image {
  return z.parse(Image, {
    id: 'p-der-himmel-ueber-berlin',
    filename: 'der-himmel-ueber-berlin',
    widths: [148, 348, 698],
    aspectRatio: 0.698,
    color: '#27475a',
    ...overrides,
  })
}

/** A still, three by two. */
export function aStill(overrides: Overrides<typeof Image> = {}): Image {
  return anImage({ id: 's-der-himmel-ueber-berlin', widths: [900, 1500, 2560], aspectRatio: 1.5, ...overrides })
}

/** A film as lists show it. */
export function aMovieSummary(overrides: Overrides<typeof MovieSummary> = {}): MovieSummary {
  return z.parse(MovieSummary, {
    id: 'm-der-himmel-ueber-berlin',
    permalink: 'der-himmel-ueber-berlin',
    title: 'Der Himmel über Berlin',
    year: 1987,
    runtime: 128,
    fsk: 6,
    genres: ['Drama', 'Fantasy', 'Romanze'],
    poster: anImage(),
    rating: { average: 7.9, count: 412 },
    ...overrides,
  })
}

/** A credit of a film; its director by default. */
function aCredit(overrides: Overrides<typeof Credit> = {}): Credit {
  return z.parse(Credit, { personId: 'wim-wenders', name: 'Wim Wenders', job: 'director', role: null, ...overrides })
}

/** A film with everything its page shows. `rating` follows `community` unless it is overridden too. */
export function aMovie(overrides: Overrides<typeof Movie> = {}): Movie {
  const community = overrides.community ?? {
    average: 7.9,
    count: 412,
    distribution: [2, 3, 4, 6, 9, 18, 37, 96, 128, 81, 28],
  }
  return z.parse(Movie, {
    ...aMovieSummary({ rating: { average: community.average, count: community.count } }),
    originalTitle: null,
    countries: ['Deutschland', 'Frankreich'],
    releaseDate: '1987-10-29',
    synopsis:
      'Zwei Engel hören den Gedanken der Menschen in der geteilten Stadt zu, bis einer von ihnen selbst leben will.',
    credits: [
      aCredit(),
      aCredit({ personId: 'bruno-ganz', name: 'Bruno Ganz', job: 'cast', role: 'Damiel' }),
      aCredit({ personId: 'solveig-dommartin', name: 'Solveig Dommartin', job: 'cast', role: 'Marion' }),
    ],
    still: aStill(),
    critics: { average: 8.5, count: 6, distribution: [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0] },
    ...overrides,
    community,
  })
}
