import type { Author } from '#contract/author.ts'
import { CINEMA_START, type DatedThing, toDatedDay } from '#contract/datedThings.ts'
import type { FavouriteCinema } from '#contract/favourites.ts'
import type { ArticleId, CommentId, ListId, TriviaId } from '#contract/ids.ts'
import { toFavouriteIntent } from '../../src/sync/commands/favouriteCinema.ts'
import { type MarkedThing, toClearMarkIntent, toSetMarkIntent } from '../../src/sync/commands/mark.ts'
import { type RatedTitle, toClearIntent, toRateIntent } from '../../src/sync/commands/rateTitle.ts'
import type { Intent } from '../../src/sync/commands/registry.ts'
import { articleKinds } from './articleKinds.ts'
import { AT, words } from './drawn.ts'
import { meetupKinds } from './meetupKinds.ts'
import { messageKinds } from './messageKinds.ts'
import type { Random } from './random.ts'

/** The things that commands may act on: things that the server knows. */
export type Things = {
  films: readonly RatedTitle[]
  cinemas: readonly FavouriteCinema[]
  series: readonly RatedTitle[]
  /** Showings that are still to come. */
  showings: readonly DatedThing[]
  /** The members, who are friends. */
  friends: readonly Author[]
}

/**
 * The things, with ids for those that a device makes. Both members draw from them, so that some belong to the other
 * member by then.
 */
export type Pool = Things & {
  lists: readonly ListId[]
  comments: readonly CommentId[]
  facts: readonly TriviaId[]
  entries: readonly string[]
  meetups: readonly string[]
  threads: readonly string[]
  messages: readonly string[]
  articles: readonly ArticleId[]
}

export const toPool = (random: Random, things: Things): Pool => ({
  ...things,
  lists: Array.from({ length: 4 }, () => random.uuid() as ListId),
  comments: Array.from({ length: 8 }, () => random.uuid() as CommentId),
  facts: Array.from({ length: 6 }, () => random.uuid() as TriviaId),
  entries: Array.from({ length: 4 }, () => random.uuid()),
  meetups: Array.from({ length: 3 }, () => random.uuid()),
  threads: Array.from({ length: 2 }, () => random.uuid()),
  messages: Array.from({ length: 12 }, () => random.uuid()),
  articles: Array.from({ length: 3 }, () => random.uuid() as ArticleId),
})

/** The way to draw a kind of command, and its weight. A new kind is a new row. */
export type Kind = { weight: number; draw(random: Random, pool: Pool): Intent }

function drawStart(random: Random, { films }: Pool): DatedThing {
  const { id, title } = random.pick(films)
  const more = { detail: CINEMA_START, path: `/movies/${id}` }
  return toDatedDay('starts', { id, title }, '2099-12-24', more)
}

function drawMark(random: Random, { films }: Pool): MarkedThing {
  const { id, title } = random.pick(films)
  return { mark: random.pick(['watch', 'watched'] as const), type: 'movies', id, name: title }
}

const drawList = (random: Random, { lists }: Pool) => ({ list: random.pick(lists), name: random.pick(words) })

function drawItem(random: Random, pool: Pool) {
  const { id, title } = random.pick(pool.films)
  const card = { permalink: id, title, year: null, poster: null }
  return { ...drawList(random, pool), type: 'movies' as const, id, card }
}

function drawComment(random: Random, { films, comments }: Pool) {
  // Each comment belongs to one film.
  const nth = random.below(comments.length)
  const [film, id] = [films[nth % films.length], comments[nth]]
  if (!film || !id) throw new Error('there are no films')
  return { id, type: 'movies' as const, item: film.id, title: film.title, parent: null }
}

function drawFact(random: Random, { films, facts }: Pool) {
  // Each piece of trivia belongs to one film.
  const nth = random.below(facts.length)
  const [film, id] = [films[nth % films.length], facts[nth]]
  if (!film || !id) throw new Error('there are no films')
  return {
    ...{ id, type: 'movies' as const, item: film.id, title: film.title },
    category: random.pick(['Musik', 'Zahlen'] as const),
  }
}

/** Few episodes, so that intents cover each other, meet in part, and not at all. */
function drawEpisodes(random: Random, { series }: Pool) {
  const { id, title } = random.pick(series)
  const first = 1 + random.below(3)
  const numbers = Array.from({ length: 1 + random.below(3) }, (_none, index) => first + index)
  return { series: id, title, watched: random.below(3) > 0, episodes: [{ season: 1 + random.below(2), numbers }] }
}

function drawEntry(random: Random, { films, entries }: Pool) {
  const { id: item, title } = random.pick(films)
  return {
    ...{ id: random.pick(entries), type: 'movies' as const, item, season: null, episode: null },
    ...{ watchedOn: `2026-0${1 + random.below(9)}-15`, rewatch: random.below(2) === 0, createdAt: AT },
    card: { permalink: item, title, year: null, poster: null },
  }
}

const kinds: Readonly<Record<string, Kind>> = {
  rateTitle: {
    weight: 6,
    draw: (random, { films }) =>
      toRateIntent(random.pick(films), {
        value: random.below(21) / 2,
        top: false,
        flop: false,
      }),
  },
  clearRating: { weight: 2, draw: (random, { films }) => toClearIntent(random.pick(films)) },
  favouriteCinema: {
    weight: 4,
    draw: (random, { cinemas }) => toFavouriteIntent(random.pick(cinemas), random.below(2) === 0),
  },
  setReminder: {
    weight: 2,
    draw: (random, pool) => ({ kind: 'setReminder', args: drawStart(random, pool) }),
  },
  clearReminder: {
    weight: 1,
    draw: (random, pool) => ({ kind: 'clearReminder', args: drawStart(random, pool) }),
  },
  setMark: { weight: 3, draw: (random, pool) => toSetMarkIntent(drawMark(random, pool)) },
  clearMark: { weight: 2, draw: (random, pool) => toClearMarkIntent(drawMark(random, pool)) },
  setWatchlistRule: {
    weight: 1,
    draw: (random) => ({ kind: 'setWatchlistRule', args: { rule: random.pick(['ask', 'remove', 'keep'] as const) } }),
  },
  markEpisodes: { weight: 3, draw: (random, pool) => ({ kind: 'markEpisodes', args: drawEpisodes(random, pool) }) },
  putDiaryEntry: {
    weight: 3,
    draw: (random, pool) => ({ kind: 'putDiaryEntry', args: { ...drawEntry(random, pool), isNew: false } }),
  },
  deleteDiaryEntry: {
    weight: 1,
    draw: (random, pool) => ({ kind: 'deleteDiaryEntry', args: drawEntry(random, pool) }),
  },
  ...meetupKinds,
  ...messageKinds,
  ...articleKinds,
  createList: {
    weight: 3,
    draw: (random, pool) => ({
      kind: 'createList',
      args: { ...drawList(random, pool), description: '', private: false, createdAt: AT },
    }),
  },
  updateList: {
    weight: 1,
    draw: (random, pool) => ({
      kind: 'updateList',
      args: { ...drawList(random, pool), changes: { name: random.pick(words), private: random.below(2) === 0 } },
    }),
  },
  deleteList: { weight: 1, draw: (random, pool) => ({ kind: 'deleteList', args: drawList(random, pool) }) },
  orderList: {
    weight: 1,
    draw: (random, pool) => ({
      kind: 'orderList',
      args: { ...drawList(random, pool), order: [`movies/${random.pick(pool.films).id}`] },
    }),
  },
  addListItem: {
    weight: 4,
    draw: (random, pool) => ({
      kind: 'addListItem',
      args: { ...drawItem(random, pool), description: random.pick(words), addedAt: AT },
    }),
  },
  removeListItem: { weight: 2, draw: (random, pool) => ({ kind: 'removeListItem', args: drawItem(random, pool) }) },
  createComment: {
    weight: 3,
    draw: (random, pool) => ({
      kind: 'createComment',
      args: { ...drawComment(random, pool), body: random.pick(words), spoiler: false, createdAt: AT },
    }),
  },
  replyToComment: {
    weight: 1,
    draw: (random, pool) => {
      const { id: parent, ...at } = drawComment(random, pool)
      return {
        kind: 'createComment',
        args: { ...at, id: random.uuid(), parent, body: random.pick(words), spoiler: false, createdAt: AT },
      }
    },
  },
  editComment: {
    weight: 1,
    draw: (random, pool) => ({
      kind: 'editComment',
      args: { ...drawComment(random, pool), body: random.pick(words), spoiler: true, version: null },
    }),
  },
  deleteComment: { weight: 1, draw: (random, pool) => ({ kind: 'deleteComment', args: drawComment(random, pool) }) },
  createTrivia: {
    weight: 2,
    draw: (random, pool) => ({
      kind: 'createTrivia',
      args: { ...drawFact(random, pool), body: random.pick(words), createdAt: AT },
    }),
  },
  editTrivia: {
    weight: 1,
    draw: (random, pool) => ({ kind: 'editTrivia', args: { ...drawFact(random, pool), body: random.pick(words) } }),
  },
  deleteTrivia: { weight: 1, draw: (random, pool) => ({ kind: 'deleteTrivia', args: drawFact(random, pool) }) },
}

/** Any command on any thing. */
export function drawIntent(random: Random, pool: Pool): Intent {
  const weights = Object.fromEntries(Object.entries(kinds).map(([name, { weight }]) => [name, weight]))
  const kind = kinds[random.weighted(weights)]
  if (!kind) throw new Error('the table of kinds is empty')
  return kind.draw(random, pool)
}
