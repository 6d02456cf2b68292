import type { QueryOf } from '#contract/call.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import {
  userArticlesCall,
  userCommentsCall,
  userDiaryCall,
  userListsOfCall,
  userRatingsCall,
} from '#contract/userCollections.ts'
import { profileCall } from '#contract/users.ts'
import { userYearCall } from '#contract/year.ts'
import { toRef } from '../core/toRef.ts'

export type ProfileRatingsFilter = Pick<NonNullable<QueryOf<typeof userRatingsCall>>, 'type' | 'only' | 'order'>

/** A member's profile. */
export const profileRef = (id: IdOrPermalink) => toRef(profileCall, { params: { id } })

/** A member's ratings, the newest first where no other order is asked for. */
export const profileRatingsRef = (id: IdOrPermalink, { type, only, order }: ProfileRatingsFilter = {}) =>
  toRef(userRatingsCall, { params: { id }, query: { type, only, order } })

/** A member's lists, as others see them. */
export const profileListsRef = (id: IdOrPermalink) => toRef(userListsOfCall, { params: { id } })

/** A member's comments. */
export const profileCommentsRef = (id: IdOrPermalink) => toRef(userCommentsCall, { params: { id } })

/** A member's articles. */
export const profileArticlesRef = (id: IdOrPermalink) => toRef(userArticlesCall, { params: { id } })

/** A member's diary. */
export const profileDiaryRef = (id: IdOrPermalink) => toRef(userDiaryCall, { params: { id } })

/** A year of a member's diary; null for the latest with an entry. */
export const profileYearRef = (id: IdOrPermalink, year: number | null = null) =>
  toRef(userYearCall, { params: { id }, query: { year: year === null ? undefined : String(year) } })

/** The parts that a profile shows below its head. */
export const toProfileParts = (id: IdOrPermalink) => ({
  favourites: profileRatingsRef(id, { type: 'movies', only: 'top' }),
  hated: profileRatingsRef(id, { type: 'movies', only: 'flop' }),
  latest: profileRatingsRef(id),
  lists: profileListsRef(id),
  comments: profileCommentsRef(id),
  articles: profileArticlesRef(id),
  diary: profileDiaryRef(id),
})
