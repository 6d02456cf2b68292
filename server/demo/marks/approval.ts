import { type DemoMark, toMark } from '../mark.ts'
import { type DemoMember, toUserId } from '../members.ts'
import type { CommunityRows } from '../rows.ts'
import { shuffled } from '../seed.ts'

/**
 * Of those whom a count counts, so many are members that the demo knows, as far as there are enough of them. The others
 * are readers like everybody: they have no rows, as those who rated a film have none.
 */
const KNOWN = 0.4

/** Who of the members diggs which comment, and votes for or against which trivia: never more than their counts say. */
export function approvalOf(rows: CommunityRows, members: readonly DemoMember[], now: Date): DemoMark[] {
  return [
    ...rows.comments.flatMap(({ id, userId, diggsCount = 0, createdAt }) =>
      readersOf({ id, userId }, members)
        .slice(0, toKnown(diggsCount))
        .map((member) => toMark(member, { kind: 'digg', itemType: 'comments', itemId: id }, createdAt, now)),
    ),
    ...rows.trivia.flatMap(({ id, userId, upvotesCount = 0, downvotesCount = 0, createdAt }) => {
      const voters = readersOf({ id, userId }, members)
      const vote = (voter: DemoMember, value: 1 | -1) =>
        toMark(voter, { kind: 'vote', itemType: 'trivia', itemId: id, vote: value }, createdAt, now)
      // Those against come first: they are few, and must not find that all others have voted already.
      const against = voters.slice(0, toKnown(downvotesCount))
      return [
        ...against.map((voter) => vote(voter, -1)),
        ...voters.slice(against.length, against.length + toKnown(upvotesCount)).map((voter) => vote(voter, 1)),
      ]
    }),
  ]
}

const toKnown = (count: number) => Math.ceil(count * KNOWN)

/** All but the one who wrote it, in an order of its own. */
function readersOf(thing: { id: string; userId: string }, members: readonly DemoMember[]): DemoMember[] {
  const others = members.filter((member) => toUserId(member) !== thing.userId)
  return shuffled(others, ({ username }) => username, 'readers', thing.id)
}
