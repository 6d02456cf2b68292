import type * as z from 'zod/mini'
import { toBerlinDate } from '#contract/berlin.ts'
import type { QuickTitle } from '#contract/quickRatings.ts'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import { ProblemError } from '../../http/problemError.ts'
import { toImage } from '../../media/service.ts'
import { mixTitles } from './mixTitles.ts'
import { listUnrated, type Position, type UnratedRow } from './queries.ts'

/** Enough to mix, and for a device to be without a network for a while. */
const PAGE = 30

type TypedRow = UnratedRow & { type: RatableType }

/**
 * Films and series that a member has not rated, the best known first and mixed within a page. The cursor follows the
 * number of ratings, which moves while one walks: a title may come twice or be missed by a round, which the device and
 * the next round put right.
 *
 * @throws ProblemError `malformed` for anything that is no cursor of ours.
 */
export async function listQuickTitles(db: Db, userId: string | null, cursor: string | undefined, now: Date) {
  const filter = { userId, after: cursor === undefined ? null : toPosition(cursor), today: toBerlinDate(now) }
  const list = async (type: RatableType): Promise<TypedRow[]> =>
    (await listUnrated(db, type, filter, PAGE + 1)).map((row) => ({ ...row, type }))
  const found = [await list('movies'), await list('series')]
  // Films stand before series of as many ratings: the sort is stable.
  const known = found.flat().sort((a, b) => b.count - a.count)
  const page = known.slice(0, PAGE)
  const last = page.at(-1)
  return {
    items: mixTitles(page).map(toQuickTitle),
    cursor: last && known.length > PAGE ? toCursor(last) : null,
  }
}

function toQuickTitle({ type, id, permalink, title, year, genres, poster }: TypedRow): z.input<typeof QuickTitle> {
  return { type, id, permalink, title, year, genres, poster: toImage(poster) }
}

const toCursor = ({ count, type, id }: Position): string => `${count}.${type}.${id}`

function toPosition(cursor: string): Position {
  const [, count, type, id] = /^(\d{1,9})\.(movies|series)\.(.+)$/.exec(cursor) ?? []
  if (count === undefined || type === undefined || id === undefined) throw new ProblemError('malformed')
  return { count: Number(count), type: type as RatableType, id }
}
