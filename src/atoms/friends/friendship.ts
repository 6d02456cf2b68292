import { type Atom, atom } from 'jotai'
import type { Answer } from '#contract/call.ts'
import type { friendshipsCall } from '#contract/friends.ts'
import type { Relation } from '#contract/users.ts'
import { markSlots } from '../../sync/slots.ts'
import { ownSlots } from '../core/ownState.ts'
import type { Loaded } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import type { ShownMark } from '../marks/marks.ts'

/**
 * The time at which the server confirmed the member's last act on a friendship, by its clock; null while none is known.
 */
export const newestFriendshipAtom: Atom<string | null> = atom((get) => {
  const owner = get(ownerAtom)
  const views = owner === null ? null : get(ownSlots(owner, markSlots('friendship')))
  const times = [...(views?.values() ?? [])].flatMap(({ confirmed }) => (confirmed ? [confirmed.updatedAt] : []))
  return times.sort().at(-1) ?? null
})

type SaidRelation = { relation: Relation; fetchedAt: string }

/**
 * The relation between the member and a member whom a search has found: as the list of friendships has it, unless the
 * search's answer is newer. The list is updated by others' actions, an answer of the search is not.
 */
export function toFoundRelation(
  found: SaidRelation,
  id: string,
  list: Loaded<Answer<typeof friendshipsCall>> | null,
): SaidRelation {
  if (list === null || Date.parse(list.fetchedAt) < Date.parse(found.fetchedAt)) return found
  const { friends, incoming, outgoing } = list.data
  const has = (some: readonly { user: { id: string } }[]) => some.some(({ user }) => user.id === id)
  const relation = has(friends) ? 'friends' : has(incoming) ? 'asks' : has(outgoing) ? 'asked' : 'none'
  return { relation, fetchedAt: list.fetchedAt }
}

/** Answers tell their time by the second. */
const SECOND_MS = 1_000

/**
 * The relation between two members with the current state of the own mark: an entry that waits, or was confirmed after
 * the answer, has priority over the answer.
 *
 * @param relation as the answer has it. @param fetchedAt when the server made it.
 */
export function toShownRelation(relation: Relation, fetchedAt: string, mark: ShownMark): Relation {
  if (relation === 'self') return relation
  const said = relation === 'asked' || relation === 'friends'
  if (mark.set === said || !isNewer(fetchedAt, mark)) return relation
  if (!mark.set) return 'none'
  return relation === 'asks' ? 'friends' : 'asked'
}

function isNewer(fetchedAt: string, { state, known }: ShownMark): boolean {
  if (state === 'pending' || state === 'sending') return true
  const last = known.at(-1)
  return last !== undefined && Date.parse(last.updatedAt) > Date.parse(fetchedAt) - SECOND_MS
}
