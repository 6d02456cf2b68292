import type * as z from 'zod/mini'
import { MIN_NAME_QUERY } from '#contract/friends.ts'
import { may } from '#contract/roles.ts'
import type { SearchResult } from '#contract/search.ts'
import { displayTypes, toThingPath } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import { toNameKeys } from '../../friends/service.ts'
import * as queries from './queries.ts'

type Found = queries.MemberRow & { isCalled: boolean }

/**
 * Members by a part of their name, as everybody may find them: the answer is public. Asked of the members themselves and
 * not of the index, so that whoever was hidden or blocked, or shows nothing any more, is gone at once.
 */
export async function findMembers(db: Db, typed: string, now: Date, limit: number): Promise<Found[]> {
  const name = typed.trim()
  return name.length < MIN_NAME_QUERY ? [] : queries.findMembers(db, toNameKeys(name), now, limit)
}

/**
 * Puts members among the things that were found. Who is called exactly as typed stands behind the things that are, and
 * before all others; the rest of the members stands behind what holds the words, before what is only spelled alike.
 */
export function mergeMembers<R>(
  things: readonly { isCalled: boolean; isAlike: boolean; result: R }[],
  members: readonly { isCalled: boolean; result: R }[],
): R[] {
  const isLike = ({ isAlike }: { isAlike: boolean }) => isAlike
  return [
    ...things.filter(({ isCalled }) => isCalled),
    ...members.filter(({ isCalled }) => isCalled),
    ...things.filter((thing) => !thing.isCalled && !isLike(thing)),
    ...members.filter(({ isCalled }) => !isCalled),
    ...things.filter((thing) => !thing.isCalled && isLike(thing)),
  ].map(({ result }) => result)
}

/** A member as the results show one; nobody rates them. */
export function toMemberResult({ id, username, credentials, avatar }: queries.MemberRow) {
  return {
    ...{ id, path: toThingPath('users', id), itemClass: 'RegisteredUser' as const },
    ...{ displayType: displayTypes.RegisteredUser, title: username },
    meta: may(credentials, 'criticise') ? 'Kritik' : '',
    poster: avatar && { id: avatar.id, filename: avatar.filename },
  }
}

export async function readMemberResults(db: Db, ids: readonly string[]): Promise<z.input<typeof SearchResult>[]> {
  if (ids.length === 0) return []
  const rows = await queries.readMembers(db, ids)
  return rows.map((row) => ({ ...toMemberResult(row), originalTitle: null, genres: [], rating: null }))
}
