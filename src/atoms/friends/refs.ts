import { friendshipsCall, opinionsCall, usersCall } from '#contract/friends.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { RatableType } from '#contract/ratings.ts'
import { toRef } from '../core/toRef.ts'

/** The member's friends and requests. */
export const friendshipsRef = toRef(friendshipsCall)

/** Members by name. */
export const usersRef = (name: string) => toRef(usersCall, { query: { q: name } })

/** Friends' opinions on a title. */
export const opinionsRef = (type: RatableType, id: IdOrPermalink) => toRef(opinionsCall, { params: { type, id } })
