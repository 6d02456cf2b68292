import type { UserId } from '#contract/ids.ts'
import { type FlagReason, MarkableType, MarkKind, type Vote } from '#contract/marks.ts'
import { RatableType, type RatingInput } from '#contract/ratings.ts'
import { aFavouriteCinema } from './favourites.ts'
import { type Carried, done, type ModelCommand, type ModelState, notFound } from './modelServerState.ts'

const unrated: RatingInput = { value: null, top: false, flop: false }

/** `PUT`, `DELETE /api/{type}/{id}/rating` */
export function carryOutRating(state: ModelState, command: ModelCommand): Carried {
  const [type = '', id = ''] = command.path
  const body = command.body as { rating: RatingInput } | null
  const rating = command.method === 'DELETE' || body === null ? unrated : body.rating
  const applied = writeRating(state, command.user, RatableType.parse(type), id, rating, command.intentAt)
  return done({ applied, current: state.get('rating', command.user, `${type} ${id}`)?.rating })
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
