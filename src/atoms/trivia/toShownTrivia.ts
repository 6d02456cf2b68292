import type { Author } from '#contract/author.ts'
import type { TriviaCategory, TrivializableType } from '#contract/ownTrivia.ts'
import type { Trivia } from '#contract/trivia.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import { uniqueById } from '../core/uniqueById.ts'
import type { OwnTrivia, OwnTrivias } from './ownTrivia.ts'

/** A fact as the screen shows it. `failed`: the newest choice was refused, what held before shows again. */
export type ShownTrivia = { entry: Trivia; state: OwnTrivia['state']; error: EntryError | null; isTooNew: boolean }

/** The server's answer, as much of it as has come. */
export type TriviaAnswer = { items: readonly Trivia[]; nextPage: number | null; fetchedAt: string }

type Shown = { type: TrivializableType; item: string; category: TriviaCategory | undefined; me: Author | null }

/** Answers tell their time by the second. */
const SECOND_MS = 1_000

/**
 * Folds the member's own trivia over the server's answer (PRODUCT E5): new ones on top, changed ones in place, deleted ones
 * gone; each once.
 *
 * @param answer null while there is none.
 */
export function toShownTrivia(answer: TriviaAnswer | null, own: OwnTrivias, shown: Shown): ShownTrivia[] {
  const items = uniqueById(answer?.items ?? [])
  const held = new Set(items.map(({ id }) => id as string))
  const isAsked = ({ entry }: ShownTrivia) => shown.category === undefined || entry.category === shown.category
  const fresh = [...own.values()].flatMap((one) => (held.has(one.id) ? [] : toNew(one, answer, shown)))
  const newestFirst = fresh.sort((a, b) => b.entry.createdAt.localeCompare(a.entry.createdAt))
  return [...newestFirst, ...items.flatMap((entry) => withOwn(entry, own.get(entry.id)))].filter(isAsked)
}

/** One of the answer's, in the member's own words where those are newer. */
function withOwn(entry: Trivia, own: OwnTrivia | undefined): ShownTrivia[] {
  if (!own) return [{ entry, state: 'saved', error: null, isTooNew: false }]
  const { value, state, error, isTooNew, confirmedAt } = own
  const isNewer =
    state === 'pending' || (confirmedAt !== null && Date.parse(confirmedAt) >= Date.parse(entry.updatedAt))
  if (!isNewer || value === null) return [{ entry, state, error, isTooNew }]
  return value.deleted
    ? []
    : [{ entry: { ...entry, category: value.category, body: value.body }, state, error, isTooNew }]
}

/** One that the answer does not have: it waits here, or the answer is older. */
function toNew(
  { id, value, state, error, isTooNew, confirmedAt }: OwnTrivia,
  answer: TriviaAnswer | null,
  shown: Shown,
) {
  const { type, item, me } = shown
  // A change of what another device wrote says nothing of when that was.
  if (me === null || value === null || value.deleted || value.hidden || Date.parse(value.createdAt) === 0) return []
  const isMissed =
    answer === null ||
    state === 'pending' ||
    (confirmedAt !== null && Date.parse(confirmedAt) + SECOND_MS > Date.parse(answer.fetchedAt))
  if (!isMissed) return []
  const entry = {
    id: id as Trivia['id'],
    trivializableType: type === 'movies' ? ('Movie' as const) : ('Series' as const),
    trivializableId: item as Trivia['trivializableId'],
    ...{ category: value.category, body: value.body, author: me },
    ...{ upvotesCount: 0, downvotesCount: 0 },
    ...{ createdAt: value.createdAt, updatedAt: value.updatedAt ?? value.createdAt },
  }
  return [{ entry, state, error, isTooNew }]
}
