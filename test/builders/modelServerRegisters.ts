import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { type FlagReason, MarkableType, MarkKind, type Vote } from '#contract/marks.ts'
import { RatableType, type RatingInput } from '#contract/ratings.ts'
import { WatchlistRule } from '#contract/watchlistRule.ts'
import { aFavouriteCinema } from './favourites.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound } from './modelServerState.ts'
import { aFilmStart } from './reminders.ts'

const unrated: RatingInput = { value: null, top: false, flop: false }

/** `PUT`, `DELETE /api/{type}/{id}/rating` */
export function carryOutRating(state: ModelState, command: ModelCommand): Carried {
  const [type = '', id = ''] = command.path
  const body = command.body as { rating: RatingInput } | null
  const rating = command.method === 'DELETE' || body === null ? unrated : body.rating
  const wasRated = isRated(state.get('rating', command.user, `${type} ${id}`)?.rating)
  const applied = writeRating(state, command.user, RatableType.parse(type), id, rating, command.intentAt)
  const watched = applied && isRated(rating) ? markSeen(state, command, wasRated) : null
  return done({ applied, current: state.get('rating', command.user, `${type} ${id}`)?.rating, watched })
}

const isRated = (rating: RatingInput | undefined) =>
  rating !== undefined && (rating.value !== null || rating.top || rating.flop)

/** A rated title counts as seen, unless the member has taken that mark back since. */
function markSeen(state: ModelState, { user, path, intentAt }: ModelCommand, wasRated: boolean) {
  const [type = '', id = ''] = path
  const key = `watched ${type} ${id}`
  const before = state.get('mark', user, key)?.mark
  const meantAt = state.meantAt('mark', user, key)
  if (before && (before.set || wasRated || (meantAt ?? 0) > intentAt)) return before
  state.put('mark', user, key, meantAt ?? 0, (updatedAt) => ({
    ...{ kind: 'mark', name: 'watched', type: RatableType.parse(type), id },
    mark: { id, set: true, vote: null, card: null, updatedAt },
  }))
  return state.get('mark', user, key)?.mark
}

/** `PUT /api/me/watchlist_rule` */
export function carryOutRule(state: ModelState, { user, body, intentAt }: ModelCommand): Carried {
  const { rule } = z.object({ rule: WatchlistRule }).parse(body)
  const applied = state.write('watchlistRule', user, '', intentAt, (updatedAt) => ({
    ...{ kind: 'watchlistRule', rule, updatedAt },
  }))
  return done({ applied, current: state.get('watchlistRule', user, '') })
}

export function writeRating(
  state: ModelState,
  user: UserId,
  type: RatableType,
  id: string,
  rating: RatingInput,
  intentAt: number,
): boolean {
  return state.write('rating', user, `${type} ${id}`, intentAt, (updatedAt) => ({
    kind: 'rating',
    type,
    id,
    rating: { id, ...rating, updatedAt },
  }))
}

/** `PUT`, `DELETE /api/me/cinemas/{id}` */
export function carryOutFavourite(state: ModelState, { user, method, path, intentAt }: ModelCommand): Carried {
  const id = path[2] ?? ''
  const cinema = aFavouriteCinema(id.slice(2))
  const applied = state.write('favouriteCinema', user, id, intentAt, (updatedAt) => ({
    kind: 'favouriteCinema',
    cinema,
    favourite: method === 'PUT',
    updatedAt,
  }))
  return done({ applied, current: state.get('favouriteCinema', user, id) })
}

/** `PUT`, `DELETE /api/me/reminders/{kind}/{id}` */
export function carryOutReminder(state: ModelState, { user, method, path, intentAt }: ModelCommand): Carried {
  const key = path.slice(2).join(' ')
  const applied = state.write('reminder', user, key, intentAt, (updatedAt) => ({
    kind: 'reminder',
    thing: aFilmStart(path[3] ?? ''),
    set: method === 'PUT',
    status: 'kept',
    updatedAt,
  }))
  return done({ applied, current: state.get('reminder', user, key) })
}

/** `PUT`, `DELETE /api/{type}/{id}/{mark}`: all seven marks follow one rule. */
export function carryOutMark(state: ModelState, { user, method, path, body, intentAt }: ModelCommand): Carried {
  const [type, id = '', mark] = path
  const name = MarkKind.safeParse(mark)
  const of = MarkableType.safeParse(type)
  if (!name.success || !of.success) return notFound
  const { vote = null } = (body ?? {}) as { vote?: Vote; flag?: { reason: FlagReason } }
  const set = method === 'PUT'
  const key = `${mark} ${type} ${id}`
  const applied = state.write('mark', user, key, intentAt, (updatedAt) => ({
    kind: 'mark',
    name: name.data,
    type: of.data,
    id,
    mark: { id, set, vote: set ? vote : null, card: null, updatedAt },
  }))
  return done({ applied, current: state.get('mark', user, key)?.mark })
}
