import type { ProfilePart } from '#contract/privacy.ts'
import type { Relation } from '#contract/users.ts'
import type { Db } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { readPrivacy, toShownParts } from '../privacy/service.ts'
import * as queries from '../queries.ts'

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
export async function see(db: Db, id: string, viewer: Member | null): Promise<Seen> {
  const user = await queries.findMember(db, id, toNameKey(id))
  if (!user || (user.hidden && user.id !== viewer?.id)) throw new ProblemError('not_found')
  const choices = await readPrivacy(db, user.id)
  if (viewer === null) return { user, relation: null, shown: toShownParts(choices, null), isMuted: false }
  const between = await queries.findBetween(db, viewer.id, user.id)
  const relation = toRelation(between, viewer.id, user.id)
  const isMuted = between.some(({ kind, userId }) => kind === 'mute' && userId === viewer.id)
  const nothing = { ratings: false, favourites: false, lists: false, comments: false, diary: false }
  return { user, relation, shown: isMuted ? nothing : toShownParts(choices, relation), isMuted }
}

const toNameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

function toRelation(between: readonly { userId: string; kind: string }[], viewer: string, id: string): Relation {
  if (viewer === id) return 'self'
  const says = (who: string) => between.some(({ userId, kind }) => kind === 'friendship' && userId === who)
  if (says(viewer)) return says(id) ? 'friends' : 'asked'
  return says(id) ? 'asks' : 'none'
}
