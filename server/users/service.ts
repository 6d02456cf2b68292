import type * as z from 'zod/mini'
import type { ProfilePart } from '#contract/privacy.ts'
import { may } from '#contract/roles.ts'
import type { SharedTitle, Taste } from '#contract/taste.ts'
import type {
  RatedTitle,
  userArticlesCall,
  userCommentsCall,
  userListsOfCall,
  userRatingsCall,
} from '#contract/userCollections.ts'
import type { Profile, Relation } from '#contract/users.ts'
import { listArticlesOf as listShownArticles } from '../articles/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { countShownLists, listShownLists } from '../lists/service.ts'
import { readTitleCards } from '../marks/service.ts'
import { toImage } from '../media/service.ts'
import { changePrivacy as change, readPrivacy as read, toShownParts } from './privacy/service.ts'
import * as queries from './queries.ts'
import { noCommon, toTaste } from './taste.ts'
import { toNameKeys as toKeys } from './toNameKeys.ts'
import { toProfileRatings } from './toProfileRatings.ts'
import { countWritten, findArticles, listWritten } from './written/queries.ts'

/** The folded forms in which a part of a member's name may be spelled. */
export const toNameKeys = toKeys

/** The privacy settings of a member, and their change. */
export const readPrivacy = read
export const changePrivacy = change

const RATINGS_PER_PAGE = 48
const COMMENTS_PER_PAGE = 20

type ProfileView = z.input<typeof Profile>
type Ratings = z.input<(typeof userRatingsCall)['answer']>
type Lists = z.input<(typeof userListsOfCall)['answer']>
type Articles = z.input<(typeof userArticlesCall)['answer']>
type Comments = z.input<(typeof userCommentsCall)['answer']>

/** A member, and the parts of the profile that the viewer may see. */
type Seen = {
  user: queries.MemberRow
  /** Null for a visitor. */
  relation: Relation | null
  shown: Record<ProfilePart, boolean>
  /** The viewer has muted the member. */
  isMuted: boolean
}

/**
 * A member as the viewer may see them. A member whom the viewer has muted shows nothing; a member who has muted the
 * viewer shows them the same as other members, so that the mute is not noticed.
 *
 * @param id an id, or a name in any case.
 * @throws ProblemError `not_found` for a member who is unknown, deleted or hidden by the moderation.
 */
async function see(db: Db, id: string, viewer: Member | null): Promise<Seen> {
  const user = await queries.findMember(db, id, toNameKey(id))
  if (!user || (user.hidden && user.id !== viewer?.id)) throw new ProblemError('not_found')
  const choices = await readPrivacy(db, user.id)
  if (viewer === null) return { user, relation: null, shown: toShownParts(choices, null), isMuted: false }
  const between = await queries.findBetween(db, viewer.id, user.id)
  const relation = toRelation(between, viewer.id, user.id)
  const isMuted = between.some(({ kind, userId }) => kind === 'mute' && userId === viewer.id)
  const nothing = { ratings: false, favourites: false, lists: false, comments: false }
  return { user, relation, shown: isMuted ? nothing : toShownParts(choices, relation), isMuted }
}

const toNameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

function toRelation(between: readonly { userId: string; kind: string }[], viewer: string, id: string): Relation {
  if (viewer === id) return 'self'
  const says = (who: string) => between.some(({ userId, kind }) => kind === 'friendship' && userId === who)
  if (says(viewer)) return says(id) ? 'friends' : 'asked'
  return says(id) ? 'asks' : 'none'
}

/** @throws ProblemError `not_found` */
export async function readProfile(db: Db, id: string, viewer: Member | null): Promise<ProfileView> {
  const { user, relation, shown } = await see(db, id, viewer)
  const isOwn = relation === 'self'
  const isCompared = viewer !== null && !isOwn && shown.ratings
  return {
    id: user.id,
    username: user.username,
    avatar: user.avatar && toImage(user.avatar),
    isCritic: may(user.credentials, 'criticise'),
    since: user.createdAt.toISOString(),
    ratings: shown.ratings
      ? toProfileRatings(await queries.countRatings(db, user.id), await queries.countSteps(db, user.id))
      : null,
    favourites: shown.favourites ? await queries.countFavourites(db, user.id) : null,
    lists: shown.lists ? await countShownLists(db, user.id, viewer?.id ?? null) : null,
    comments: shown.comments ? await countWritten(db, user.id) : null,
    relation,
    ...(isCompared ? await compare(db, viewer.id, user.id) : { taste: null, agreed: null, apart: null }),
    privacy: isOwn ? await readPrivacy(db, user.id) : null,
  }
}

/** The taste matches of a member with each of the others, by their ids. */
export async function readTastes(db: Db, viewer: string, others: readonly string[]): Promise<Map<string, Taste>> {
  const sums = await queries.sumCommon(db, viewer, others)
  return new Map(others.map((id) => [id, toTaste(sums.get(id) ?? noCommon)]))
}

async function compare(db: Db, viewer: string, other: string) {
  const taste = toTaste((await queries.sumCommon(db, viewer, [other])).get(other) ?? noCommon)
  if (taste.match === null) return { taste, agreed: null, apart: null }
  const { agreed, apart } = await queries.findExtremes(db, viewer, other)
  const found = [agreed, apart].flatMap((pair) => (pair ? [{ itemType: pair.type, itemId: pair.id }] : []))
  const cardOf = await readTitleCards(db, found)
  const toShared = (pair: typeof agreed): z.input<typeof SharedTitle> | null => {
    const card = pair && cardOf({ itemType: pair.type, itemId: pair.id })
    return pair && card ? { ...card, ...pair } : null
  }
  return { taste, agreed: toShared(agreed), apart: toShared(apart) }
}

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

/** @throws ProblemError `not_found` */
export async function listCommentsOf(db: Db, id: string, page = 1, viewer: Member | null): Promise<Comments> {
  const { user, shown } = await see(db, id, viewer)
  if (!shown.comments) return { items: [], nextPage: null, filters: {}, hidden: true }
  const found = await listWritten(db, user.id, pageOf(page, COMMENTS_PER_PAGE))
  const rows = found.slice(0, COMMENTS_PER_PAGE)
  const [cardOf, articles] = await Promise.all([
    readTitleCards(db, rows),
    findArticles(
      db,
      rows.flatMap((row) => (row.itemType === 'articles' ? [row.itemId] : [])),
    ),
  ])
  const articleOf = (row: (typeof rows)[number]) => (row.itemType === 'articles' ? articles.get(row.itemId) : undefined)
  return {
    items: rows.map((row) => ({
      id: row.id,
      body: row.body,
      spoiler: row.spoiler,
      isReply: row.parentId !== null,
      diggs_count: row.diggsCount,
      createdAt: row.createdAt.toISOString(),
      type: row.itemType,
      item: row.itemId,
      card: cardOf(row),
      article: articleOf(row),
    })),
    nextPage: found.length > COMMENTS_PER_PAGE ? page + 1 : null,
    filters: {},
    hidden: false,
  }
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
