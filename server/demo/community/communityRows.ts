import { toBerlinDate } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { type DatedFilm, dateFilms, daysSinceStart, hasStarted } from '../films/datedFilm.ts'
import { toMovieId } from '../films/film.ts'
import { toUserId } from '../members.ts'
import type { CommunityRows } from '../rows.ts'
import { chance, hash } from '../seed.ts'
import type { DemoWorld } from '../world.ts'
import type { DemoComment } from './comment.ts'
import type { DemoTrivia } from './trivia.ts'

type Members = DemoWorld['members']

const DAY = 86_400_000
/** Nothing that is read today is older, in days. */
const OLDEST = 900

/** The members' comments and trivia as of the moment of loading; none on films that have not started by then. */
export function toCommunityRows(world: DemoWorld, now: Date): CommunityRows {
  const { members } = world
  const today = toBerlinDate(now)
  const films = dateFilms(world.films, today).filter((film) => hasStarted(film, today))
  const [comments, trivia] = [byFilm(world.comments), byFilm(world.trivia)]
  return {
    comments: films.flatMap((film) =>
      (comments.get(film.title) ?? []).flatMap((comment) => toCommentRows(film, comment, members, today, now)),
    ),
    trivia: films.flatMap((film) =>
      (trivia.get(film.title) ?? []).map((entry) => toTriviaRow(film, entry, members, today, now)),
    ),
  }
}

function byFilm<T extends { readonly film: string }>(all: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const each of all) found.set(each.film, [...(found.get(each.film) ?? []), each])
  return found
}

/** A comment, and behind it its replies. */
function toCommentRows(film: DatedFilm, comment: DemoComment, members: Members, today: CalendarDate, now: Date) {
  const { by, text, spoiler = false, replies = [] } = comment
  // Old enough for everybody who answers to have been there.
  const age = ageOf(film, joinedLast(members, [by, ...replies.map(([name]) => name)]), text, today)
  const shared = { itemType: 'movies' as const, itemId: toMovieId(film.permalink), spoiler }
  const id = toId('c', film, by, text)
  const at = toInstants(now, age)
  const rows: CommunityRows['comments'] = [
    {
      ...shared,
      ...at,
      id,
      userId: toUserId({ username: by }),
      parentId: null,
      body: text,
      diggsCount: applause(film, text, 0.7),
    },
  ]
  let before = age
  for (const [name, reply] of replies) {
    // Most answers come within hours, some after days.
    before = Math.max(before - 0.02 - 4 * chance('answer', reply) ** 3, before * 0.6)
    rows.push({
      ...shared,
      ...toInstants(now, before),
      id: toId('c', film, name, `${id} ${reply}`),
      userId: toUserId({ username: name }),
      parentId: id,
      body: reply,
      diggsCount: applause(film, reply, 0.35),
    })
  }
  return rows
}

function toTriviaRow(film: DatedFilm, entry: DemoTrivia, members: Members, today: CalendarDate, now: Date) {
  const { category, by, text } = entry
  return {
    id: toId('t', film, by, text),
    userId: toUserId({ username: by }),
    itemType: 'movies' as const,
    itemId: toMovieId(film.permalink),
    category,
    body: text,
    upvotesCount: applause(film, text, 0.9) + 1,
    downvotesCount: applause(film, `against ${text}`, 0.06),
    ...toInstants(now, ageOf(film, joinedLast(members, [by]), text, today)),
  }
}

/** How many days ago the newest of some members joined. */
function joinedLast(members: Members, names: readonly string[]): number {
  const writers = members.filter(({ username }) => names.includes(username))
  return Math.min(...writers.map(({ joinedDaysAgo }) => joinedDaysAgo))
}

/** How many days ago something was written: not before its writers joined, nor before the film started. */
function ageOf(film: DatedFilm, joined: number, text: string, today: CalendarDate): number {
  const most = Math.min(OLDEST, daysSinceStart(film, today), joined)
  // Squared: there is always more that is new than old. A minute is the least.
  return Math.max(1 / 1440, most * 0.98 * chance('written', film.title, text) ** 2)
}

function toInstants(now: Date, daysAgo: number) {
  const at = new Date(now.getTime() - Math.round(daysAgo * DAY))
  return { createdAt: at, updatedAt: at }
}

/** How many like something: popular films have more readers, and few texts are liked by many. */
function applause(film: DatedFilm, text: string, share: number): number {
  return Math.floor(film.popularity * share * chance('applause', film.title, text) ** 2.5)
}

function toId(kind: 'c' | 't', film: DatedFilm, by: string, text: string): string {
  return `${kind}-${hash(`${film.permalink}|${by}|${text}`).toString(36)}`
}
