import type { KeptSimilar } from '../../db/schema/background.ts'

/** The facts by which titles are alike. */
export type Likeness = {
  id: string
  year: number | null
  genres: string[]
  countries: string[]
  popularity: number
}

/** A title that has a person in common with another. `place`: the sum of both places in the credits, from 0. */
export type Shared = Likeness & { personId: string; job: 'director' | 'creator' | 'cast'; place: number }

/** A title, and the number of public lists that hold it beside another. */
type Listed = { id: string; count: number }

export type Candidates = { shared: readonly Shared[]; alike: readonly Likeness[]; listed: readonly Listed[] }

type Reason = KeptSimilar['reason']
/** A reason with its weight. `key`: reasons of one key are one to a reader. */
type Argument = { id: string; weight: number; key: string; reason: Reason }

const SHOWN = 8
/** A row of eight films by one director would say one thing eight times. */
const OF_ONE_KEY = 3

/**
 * The titles most similar to one, each with the strongest of its reasons: a maker in common counts more than a lead, this
 * more than lists, and these more than genre, decade and country. Several reasons for one title add up. At most three
 * have the same reason, unless there are too few others.
 */
export function rankSimilar(own: Likeness, { shared, alike, listed }: Candidates): KeptSimilar[] {
  const all = [
    ...shared.map((other): Argument => {
      const { id, personId, job, place } = other
      const weight = (job === 'cast' ? 2 - 0.1 * place : 3) + likenessOf(own, other)
      return { id, weight, key: personId, reason: { kind: 'person', job, personId } }
    }),
    ...listed.map(
      ({ id, count }): Argument => ({
        ...{ id, key: 'lists', weight: 1.5 + 0.15 * Math.min(count, 10) },
        reason: { kind: 'lists', count },
      }),
    ),
    ...alike.flatMap((other) => toGenreArgument(own, other) ?? []),
  ]
  const counts = new Map<string, number>()
  const isOneTooMany = ({ key }: Argument) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return key !== 'genre' && count > OF_ONE_KEY
  }
  const ranked = addUp(all).map((argument) => ({ ...argument, isLate: isOneTooMany(argument) }))
  const late = ranked.filter(({ isLate }) => isLate)
  return [...ranked.filter(({ isLate }) => !isLate), ...late].slice(0, SHOWN).map(({ id, reason }) => ({ id, reason }))
}

/** One argument for each title, the heaviest first: its strongest reason with the weight of all. */
function addUp(all: readonly Argument[]): Argument[] {
  const sums = new Map<string, number>()
  const best = new Map<string, Argument>()
  for (const argument of all) {
    const { id, weight } = argument
    sums.set(id, (sums.get(id) ?? 0) + weight)
    if (weight > (best.get(id)?.weight ?? 0)) best.set(id, argument)
  }
  return [...best.values()]
    .map((argument) => ({ ...argument, weight: sums.get(argument.id) ?? 0 }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
}

function toGenreArgument(own: Likeness, other: Likeness): Argument | null {
  const genre = own.genres.find((each) => other.genres.includes(each))
  if (genre === undefined) return null
  const decade = decadeOf(own)
  const country = own.countries.find((each) => other.countries.includes(each)) ?? null
  return {
    ...{ id: other.id, key: 'genre', weight: likenessOf(own, other) },
    reason: { kind: 'genre', genre, decade: decade === decadeOf(other) ? decade : null, country },
  }
}

const decadeOf = ({ year }: Likeness) => (year === null ? null : Math.floor(year / 10) * 10)

/** 0 for titles that have nothing in common, up to 1.5. */
function likenessOf(one: Likeness, other: Likeness): number {
  const common = one.genres.filter((genre) => other.genres.includes(genre)).length
  const genres = new Set([...one.genres, ...other.genres]).size
  const decade = decadeOf(one)
  return (
    (genres === 0 ? 0 : 0.9 * (common / genres)) +
    (decade !== null && decade === decadeOf(other) ? 0.3 : 0) +
    (one.countries.some((country) => other.countries.includes(country)) ? 0.2 : 0) +
    Math.min(other.popularity, 100) / 1000
  )
}
