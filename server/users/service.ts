import type * as z from 'zod/mini'
import { may } from '#contract/roles.ts'
import type { SharedTitle, Taste } from '#contract/taste.ts'
import type { Profile } from '#contract/users.ts'
import type { Db } from '../db/client.ts'
import type { Member } from '../http/platform.ts'
import { countShownLists } from '../lists/service.ts'
import { readTitleCards } from '../marks/service.ts'
import { toImage } from '../media/service.ts'
import { countDiary } from '../watching/service.ts'
import { changePrivacy as change, readPrivacy as read } from './privacy/service.ts'
import * as queries from './queries.ts'
import { see } from './seen/service.ts'
import * as tasteQueries from './taste/queries.ts'
import { noCommon, toTaste } from './taste/toTaste.ts'
import { toNameKeys as toKeys } from './toNameKeys.ts'
import { toProfileRatings } from './toProfileRatings.ts'
import { countWritten } from './written/queries.ts'

/** The folded forms in which a part of a member's name may be spelled. */
export const toNameKeys = toKeys

/** The privacy settings of a member, and their change. */
export const readPrivacy = read
export const changePrivacy = change

type ProfileView = z.input<typeof Profile>

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
    diary: shown.diary ? await countDiary(db, user.id) : null,
    relation,
    ...(isCompared ? await compare(db, viewer.id, user.id) : { taste: null, agreed: null, apart: null }),
    privacy: isOwn ? await readPrivacy(db, user.id) : null,
  }
}

/** The taste matches of a member with each of the others, by their ids. */
export async function readTastes(db: Db, viewer: string, others: readonly string[]): Promise<Map<string, Taste>> {
  const sums = await tasteQueries.sumCommon(db, viewer, others)
  return new Map(others.map((id) => [id, toTaste(sums.get(id) ?? noCommon)]))
}

async function compare(db: Db, viewer: string, other: string) {
  const taste = toTaste((await tasteQueries.sumCommon(db, viewer, [other])).get(other) ?? noCommon)
  if (taste.match === null) return { taste, agreed: null, apart: null }
  const { agreed, apart } = await tasteQueries.findExtremes(db, viewer, other)
  const found = [agreed, apart].flatMap((pair) => (pair ? [{ itemType: pair.type, itemId: pair.id }] : []))
  const cardOf = await readTitleCards(db, found)
  const toShared = (pair: typeof agreed): z.input<typeof SharedTitle> | null => {
    const card = pair && cardOf({ itemType: pair.type, itemId: pair.id })
    return pair && card ? { ...card, ...pair } : null
  }
  return { taste, agreed: toShared(agreed), apart: toShared(apart) }
}
