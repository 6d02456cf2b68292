import { MIN_NAME_QUERY } from '#contract/friends.ts'
import { may } from '#contract/roles.ts'
import { toThingPath } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import type { FoundNow } from '../../things/search.ts'
import { toNameKeys } from '../toNameKeys.ts'
import * as queries from './queries.ts'

/**
 * Members by a part of their name, as everybody may find them: the answer is public. Asked of the members themselves and
 * not of an index, so that whoever was hidden or blocked, or shows nothing any more, is gone at once.
 */
export async function findMembers(db: Db, typed: string, now: Date, limit: number) {
  const name = typed.trim()
  const rows = name.length < MIN_NAME_QUERY ? [] : await queries.findMembers(db, toNameKeys(name), now, limit)
  return rows.map(({ isCalled, ...row }) => ({ ...toFound(row), isCalled }))
}

/** As the results show these members. */
export async function readMembers(db: Db, ids: readonly string[]): Promise<FoundNow[]> {
  return ids.length === 0 ? [] : (await queries.readMembers(db, ids)).map(toFound)
}

function toFound({ id, username, credentials, avatar }: queries.MemberRow): FoundNow {
  return {
    ...{ id, path: toThingPath('users', id), title: username },
    meta: may(credentials, 'criticise') ? 'Kritik' : '',
    poster: avatar && { id: avatar.id, filename: avatar.filename },
  }
}
