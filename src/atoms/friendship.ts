import { type Atom, atom } from 'jotai'
import type { Relation } from '#contract/users.ts'
import type { VisibleMark } from './marks.ts'
import { ownSlots } from './ownState.ts'
import { ownerAtom } from './session.ts'

/** When the server confirmed the member's last word on a friendship, by its clock; null while nothing is known of one. */
export const newestFriendshipAtom: Atom<string | null> = atom((get) => {
  const owner = get(ownerAtom)
  const views = owner === null ? null : get(ownSlots(owner, 'friendship/'))
  const times = [...(views?.values() ?? [])].flatMap(({ confirmed }) => (confirmed ? [confirmed.updatedAt] : []))
  return times.sort().at(-1) ?? null
})

/** Answers tell their time by the second. */
const SECOND_MS = 1_000

/**
 * How two members stand to each other, with one's own mark as it is now: what waits on the device, or was confirmed
 * after the answer, counts for more than what the server said.
 *
 * @param relation as the answer has it. @param fetchedAt when the server made it.
 */
export function toShownRelation(relation: Relation, fetchedAt: string, mark: VisibleMark): Relation {
  if (relation === 'self') return relation
  const said = relation === 'asked' || relation === 'friends'
  if (mark.set === said || !isNewer(fetchedAt, mark)) return relation
  if (!mark.set) return 'none'
  return relation === 'asks' ? 'friends' : 'asked'
}

function isNewer(fetchedAt: string, { state, known }: VisibleMark): boolean {
  if (state === 'pending') return true
  const last = known.at(-1)
  return last !== undefined && Date.parse(last.updatedAt) > Date.parse(fetchedAt) - SECOND_MS
}
