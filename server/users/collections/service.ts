import type * as z from 'zod/mini'
import type { RatedTitle, userArticlesCall, userListsOfCall, userRatingsCall } from '#contract/userCollections.ts'
import { listArticlesOf as listShownArticles } from '../../articles/service.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import type { Member } from '../../http/platform.ts'
import { listShownLists } from '../../lists/service.ts'
import { readTitleCards } from '../../marks/service.ts'
import { see } from '../seen/service.ts'
import * as queries from './queries.ts'

const RATINGS_PER_PAGE = 48
type Ratings = z.input<(typeof userRatingsCall)['answer']>
type Lists = z.input<(typeof userListsOfCall)['answer']>
type Articles = z.input<(typeof userArticlesCall)['answer']>

type RatingsQuery = z.output<(typeof userRatingsCall)['query']>

/**
 * A member's ratings, page by page. A member who shows values and hides favourites, or the other way round, shows each
 * title without the hidden part.
 *
 * @throws ProblemError `not_found`
 */
export async function listRatingsOf(db: Db, id: string, query: RatingsQuery, viewer: Member | null): Promise<Ratings> {
  const { user, shown } = await see(db, id, viewer)
  const { type, only, order = 'newest', page = 1 } = query
  const filters = { type: type ?? null, only: only ?? null, order }
  const [values, favourites] = [shown.ratings, shown.favourites]
  if (only === undefined ? !values : !favourites) return { items: [], nextPage: null, filters, hidden: true }
  const filter = { type, only, order: values ? order : 'newest', values, favourites }
  const found = await queries.listRatings(db, user.id, filter, pageOf(page, RATINGS_PER_PAGE))
  const rows = found.slice(0, RATINGS_PER_PAGE)
  const cardOf = await readTitleCards(
    db,
    rows.map((row) => ({ itemType: row.type, itemId: row.id })),
  )
  return {
    items: rows.flatMap((row): z.input<typeof RatedTitle>[] => {
      const card = cardOf({ itemType: row.type, itemId: row.id })
      if (!card) return []
      return [
        {
          ...card,
          type: row.type,
          id: row.id,
          value: values ? row.value : null,
          top: favourites && row.top,
          flop: favourites && row.flop,
          ratedAt: row.ratedAt.toISOString(),
        },
      ]
    }),
    nextPage: found.length > RATINGS_PER_PAGE ? page + 1 : null,
    filters,
    hidden: false,
  }
}

/** @throws ProblemError `not_found` */
export async function listListsOf(db: Db, id: string, page: number | undefined, viewer: Member | null): Promise<Lists> {
  const { user, shown } = await see(db, id, viewer)
  if (!shown.lists) return { items: [], nextPage: null, filters: {}, hidden: true }
  return { ...(await listShownLists(db, user.id, viewer?.id ?? null, page)), filters: {}, hidden: false }
}

/**
 * A member's published articles: for everybody except viewers who have muted the member. @throws ProblemError
 * `not_found`
 */
export async function listArticlesOf(db: Db, id: string, page = 1, viewer: Member | null): Promise<Articles> {
  const { user, isMuted } = await see(db, id, viewer)
  if (isMuted) return { items: [], nextPage: null, filters: {}, hidden: true }
  return { ...(await listShownArticles(db, user.id, page)), filters: {}, hidden: false }
}
