import type * as z from 'zod/mini'
import type { Author } from '#contract/author.ts'
import type { friendshipsCall } from '#contract/friends.ts'
import { may } from '#contract/roles.ts'
import type { Taste } from '#contract/taste.ts'
import type { Db } from '../db/client.ts'
import type { Member } from '../http/platform.ts'
import { toImage } from '../media/service.ts'
import { readTastes } from '../users/service.ts'
import * as queries from './queries.ts'

type Friendships = z.input<(typeof friendshipsCall)['answer']>

const byName = new Intl.Collator('de', { numeric: true })

/** A member's friends by name with their taste matches, and the requests that wait for an answer. */
export async function listFriendships(db: Db, member: Member): Promise<Friendships> {
  const [asked, asking] = [await queries.listAsked(db, member.id), await queries.listAsking(db, member.id)]
  const friends = asked.flatMap(({ answeredAt, ...each }) => (answeredAt ? [{ ...each, answeredAt }] : []))
  const tasteOf = await readShownTastes(
    db,
    member.id,
    friends.map(({ id }) => id),
  )
  return {
    friends: friends
      .toSorted((a, b) => byName.compare(a.username, b.username))
      .map(({ askedAt, answeredAt, ...user }) => ({
        user: toAuthor(user),
        since: (askedAt > answeredAt ? askedAt : answeredAt).toISOString(),
        taste: tasteOf.get(user.id) ?? null,
      })),
    incoming: asking.map(toRequest),
    outgoing: asked.filter(({ answeredAt }) => answeredAt === null).map(toRequest),
  }
}

/** Taste matches only with members who show their ratings: the match would reveal them. */
async function readShownTastes(db: Db, viewer: string, ids: readonly string[]): Promise<Map<string, Taste>> {
  return readTastes(db, viewer, await queries.listWithRatings(db, viewer, ids))
}

const toRequest = ({ askedAt, ...user }: queries.Face & { askedAt: Date }) => ({
  user: toAuthor(user),
  since: askedAt.toISOString(),
  taste: null,
})

/** The number of requests that wait for a member's answer. */
export const countRequestsTo = queries.countRequests

export function toAuthor({ id, username, credentials, avatar }: queries.Face): z.input<typeof Author> {
  return { id, username, avatar: avatar && toImage(avatar), isCritic: may(credentials, 'criticise') }
}
