import { toMovieRows } from '../../server/catalogue/write/toRows.ts'
import { toArticleRows } from '../../server/demo/articles/articleRows.ts'
import { toCinemaRows } from '../../server/demo/cinemaRows.ts'
import { toCommunityRows } from '../../server/demo/community/communityRows.ts'
import { toNewMovies } from '../../server/demo/films/newMovies.ts'
import { toListRows } from '../../server/demo/lists/listRows.ts'
import { toNewSeries } from '../../server/demo/series/newSeries.ts'
import { type DemoWorld, readDemoWorld } from '../../server/demo/world.ts'
import { TEST_NOW } from '../time.ts'

/** The senders: names of the demo world's members, null without a session. */
export const senders = { visitor: null, member: 'kinofan', moderator: 'moderation' } as const
export type Sender = keyof typeof senders

const FEW = 12

/** A few items, evenly from the whole list, that stand for all of them. */
function fewOf<T>(all: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(all.length / FEW))
  return all.filter((_each, index) => index % step === 0).slice(0, FEW)
}

/** UUIDs of the things that the fuzz makes itself, so that later requests find the things of earlier ones. */
export const madeIds = Array.from(
  { length: FEW },
  (_each, n) => `f0220000-0000-4000-8000-${String(n).padStart(12, '0')}`,
)

/**
 * Ids and permalinks of things of the demo world by their name in paths. They do not depend on a clock: the same seed
 * names the same things on each server. For the senders only the names, so that none of them blocks another.
 */
export const things: Readonly<Record<string, readonly string[]>> = toThings(await readDemoWorld())

function toThings(world: DemoWorld) {
  const catalogue = toMovieRows(toNewMovies(world, '2026-11-21'))
  const community = toCommunityRows(world, TEST_NOW)
  const written = toArticleRows(world, TEST_NOW).articles
  const isSender = ({ username }: { username: string }) => Object.values(senders).some((name) => name === username)
  return {
    movies: fewOf(catalogue.movies).flatMap(({ id, permalink }) => [id, permalink]),
    series: fewOf(toNewSeries(world)).map(({ permalink }) => permalink),
    people: fewOf(catalogue.people).map(({ permalink }) => permalink),
    cinemas: fewOf(toCinemaRows(world).cinemas).flatMap(({ id, permalink }) => [id, permalink]),
    cities: ['berlin', 'koeln', 'muenchen', 'nirgendwo'],
    comments: [...fewOf(community.comments).map(({ id }) => id), ...madeIds],
    trivia: [...fewOf(community.trivia).map(({ id }) => id), ...madeIds],
    lists: [...fewOf(toListRows(world, TEST_NOW)).map(({ list }) => list.id), ...madeIds],
    articles: fewOf(written).flatMap(({ id, permalink }) => [id ?? '', permalink]),
    users: [
      ...fewOf(world.members.filter((member) => !isSender(member))).map(
        ({ username }) => `u-${username.toLowerCase()}`,
      ),
      ...world.members.slice(0, FEW).map(({ username }) => username),
    ],
  }
}

export const allThings = Object.values(things).flat()
