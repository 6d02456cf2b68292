import type * as z from 'zod/mini'
import type { opinionsCall } from '#contract/friends.ts'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { readThingId } from '../../things/service.ts'
import { toAuthor } from '../service.ts'
import * as queries from './queries.ts'

const OPINIONS = 50
type Opinions = z.input<(typeof opinionsCall)['answer']>

/** The opinions of a member's friends on a title, as far as they show them. @throws ProblemError `not_found` */
export async function listOpinions(db: Db, member: Member, type: RatableType, id: string): Promise<Opinions> {
  const itemId = await readThingId(db, type, id)
  const rows = await queries.listOpinions(db, member.id, type, itemId)
  const shown = rows.map(({ values, favourites, ...row }) => ({
    ...row,
    value: values ? row.value : null,
    top: favourites && row.top,
    flop: favourites && row.flop,
  }))
  const valued = shown.flatMap(({ value }) => (value === null ? [] : [value]))
  const first = shown.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1)).slice(0, OPINIONS)
  const ids = first.map(({ id }) => id)
  const said = ids.length > 0 ? await queries.listLastComments(db, member.id, type, itemId, ids) : []
  const comments = new Map(said.map(({ userId, ...comment }) => [userId, comment]))
  return {
    items: first.map(({ value, top, flop, ratedAt, ...user }) => ({
      user: toAuthor(user),
      ...{ value, top, flop },
      ratedAt: ratedAt.toISOString(),
      comment: comments.get(user.id) ?? null,
    })),
    average:
      valued.length === 0
        ? null
        : Math.round((valued.reduce((sum, value) => sum + value, 0) / valued.length) * 10) / 10,
    count: shown.length,
  }
}
