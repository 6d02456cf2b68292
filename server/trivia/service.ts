import type * as z from 'zod/mini'
import type { TriviaCategory, TrivializableType } from '#contract/ownTrivia.ts'
import type { Trivia, triviaCall } from '#contract/trivia.ts'
import { triviaCategories } from '#contract/triviaCategories.ts'
import { type AuthorView, readAuthors } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { ProblemError } from '../http/problemError.ts'
import { readThingId } from '../things/service.ts'
import * as queries from './queries.ts'
import { listTriviaChanges as triviaChanges } from './writing/service.ts'

const TRIVIA_PER_PAGE = 20

export const listTriviaChanges = triviaChanges

/** The names of PRODUCT K4 for the types that stand in a path. */
const typeNames = { movies: 'Movie', series: 'Series' } as const

export type TriviaFilter = { category?: TriviaCategory | undefined; page?: number | undefined }

/** The trivia of a film or series, the newest first. @throws ProblemError `not_found` */
export async function listTrivia(
  db: Db,
  type: TrivializableType,
  id: string,
  { category, page = 1 }: TriviaFilter,
): Promise<z.input<(typeof triviaCall)['answer']>> {
  const itemId = await readThingId(db, type, id)
  const [found, counts] = await Promise.all([
    queries.listTrivia(db, type, itemId, category ?? null, pageOf(page, TRIVIA_PER_PAGE)),
    queries.countByCategory(db, type, itemId),
  ])
  const rows = found.slice(0, TRIVIA_PER_PAGE)
  const authorOf = await readAuthors(db, rows)
  const asked = counts.filter((each) => category === undefined || each.category === category)
  const total = asked.reduce((sum, { number }) => sum + number, 0)
  return {
    items: rows.map((row) => toTrivia(row, typeNames[type], authorOf(row))),
    nextPage: found.length > TRIVIA_PER_PAGE ? page + 1 : null,
    filters: { category: category ?? null },
    lastPage: Math.max(1, Math.ceil(total / TRIVIA_PER_PAGE)),
    categories: triviaCategories.filter((name) => counts.some((each) => each.category === name)),
  }
}

/** One fact, wherever it stands in the list of its title. @throws ProblemError `not_found` also for what is hidden. */
export async function readFact(db: Db, id: string): Promise<z.input<typeof Trivia>> {
  const row = await queries.findShown(db, id)
  if (!row || row.itemType === 'people') throw new ProblemError('not_found')
  const authorOf = await readAuthors(db, [row])
  return toTrivia(row, typeNames[row.itemType], authorOf(row))
}

function toTrivia(
  row: queries.TriviaRow,
  trivializableType: z.input<typeof Trivia>['trivializableType'],
  author: AuthorView,
): z.input<typeof Trivia> {
  const { id, itemId, category, body, upvotesCount, downvotesCount, createdAt, updatedAt } = row
  return {
    id,
    trivializableType,
    trivializableId: itemId,
    // The table holds a text, so that a new category needs no migration; the answer is checked on its way out.
    category: category as TriviaCategory,
    body,
    author,
    upvotesCount,
    downvotesCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
