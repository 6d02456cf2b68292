import { join } from 'node:path'
import type * as z from 'zod/mini'
import { findProjectRoot } from '../db/projectRoot.ts'
import { DemoArticle } from './articles/article.ts'
import { DemoBackground, DemoCollection } from './background/background.ts'
import { DemoFilmComment } from './community/comment.ts'
import { DemoTrivia } from './community/trivia.ts'
import { DemoFilm } from './films/film.ts'
import { DemoList } from './lists/list.ts'
import { DemoMember } from './members.ts'
import { readNdjson } from './ndjson.ts'
import { DemoProvider } from './offers/providers.ts'
import { DemoPerson } from './people/person.ts'
import { DemoCinema, DemoCity } from './places/cinema.ts'
import { DemoSeries } from './series/series.ts'

/** The schema of a record, by the name of its file. */
export const schemas = {
  articles: DemoArticle,
  background: DemoBackground,
  cinemas: DemoCinema,
  cities: DemoCity,
  collections: DemoCollection,
  comments: DemoFilmComment,
  films: DemoFilm,
  lists: DemoList,
  members: DemoMember,
  people: DemoPerson,
  providers: DemoProvider,
  series: DemoSeries,
  trivia: DemoTrivia,
} as const

type Schemas = typeof schemas
type Kind = keyof Schemas

/** All records of the demo world by the name of their file. Numbered records are in the order of their numbers. */
export type DemoWorld = { readonly [K in Kind]: readonly z.output<Schemas[K]>[] }

/** The folder of the demo world's files. They are no part of the bundle. */
export const demoDataFolder = () => join(findProjectRoot(), 'demo-data')

/**
 * Reads and checks the demo world.
 *
 * @throws Error for a record that does not fit its schema, or that names a member, film, city or person the world does not have.
 */
export async function readDemoWorld(folder = demoDataFolder()): Promise<DemoWorld> {
  const kinds = Object.keys(schemas) as Kind[]
  const read = async (kind: Kind) => [kind, inOrder(await readNdjson(join(folder, `${kind}.ndjson`), schemas[kind]))]
  const world: DemoWorld = Object.fromEntries(await Promise.all(kinds.map(read)))
  for (const kind of kinds) checkNumbers(kind, world[kind])
  checkNames(world)
  return world
}

/** 0 for a record without a number: such records keep the order of their file. */
const numberOf = (record: object) => ('number' in record ? Number(record.number) : 0)

function inOrder<T extends object>(records: readonly T[]): T[] {
  return records.toSorted((one, other) => numberOf(one) - numberOf(other))
}

function checkNumbers(kind: Kind, records: readonly object[]): void {
  const numbers = records.map(numberOf).filter((number) => number > 0)
  const twice = numbers.find((number, index) => numbers[index - 1] === number)
  if (twice !== undefined) throw new Error(`two of the demo's ${kind} have the number ${twice}`)
}

/** Titles on lists and in articles are checked where their rows are made. */
function checkNames({
  articles,
  background,
  cinemas,
  cities,
  comments,
  films,
  lists,
  members,
  people,
  series,
  trivia,
}: DemoWorld): void {
  const said = [...comments, ...articles.flatMap((article) => article.comments ?? [])]
  const writers = [...said, ...articles, ...lists, ...trivia].map(({ by }) => by)
  const answerers = said.flatMap(({ replies = [] }) => replies.map(([by]) => by))
  const related = members.flatMap(({ friends = [], asks = [], mutes = [] }) => [...friends, ...asks, ...mutes])
  checkKnown('member', [...writers, ...answerers, ...related], new Set(members.map(({ username }) => username)))
  checkKnown(
    'film',
    [...comments, ...trivia].map(({ film }) => film),
    new Set(films.map(({ title }) => title)),
  )
  const credited = [
    ...films.flatMap(({ directors, writers = [], cast }) => [...directors, ...writers, ...cast.map(([name]) => name)]),
    ...series.flatMap(({ creators, cast }) => [...creators, ...cast.map(([name]) => name)]),
  ]
  const awarded = background.flatMap(({ awards = [], nominations = [] }) =>
    [...awards, ...nominations].flatMap(([, , , person]) => person ?? []),
  )
  checkKnown('title with', [...people.map(({ name }) => name), ...awarded], new Set(credited))
  checkKnown(
    'city',
    cinemas.map(({ city }) => city),
    new Set(cities.map(({ slug }) => slug)),
  )
}

function checkKnown(what: string, names: readonly string[], known: ReadonlySet<string>): void {
  const stranger = names.find((name) => !known.has(name))
  if (stranger !== undefined) throw new Error(`the demo has no ${what} "${stranger}"`)
}
