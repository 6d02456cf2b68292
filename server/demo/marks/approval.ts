import { type DemoMark, toMark } from '../mark.ts'
import { type DemoMember, toUserId } from '../members.ts'
import type { CommunityRows } from '../rows.ts'
import { shuffled } from '../seed.ts'

/**
 * The share of each count that comes from members of the demo, as far as there are enough of them. The other readers
 * have no rows, as with the raters of a film.
 */
const KNOWN = 0.4

/** The diggs of members on comments, and their votes for and against trivia: never more than the counts say. */
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
      // Votes against come first: they are few, and must still find members who have not voted.
      const against = voters.slice(0, toKnown(downvotesCount))
      return [
        ...against.map((voter) => vote(voter, -1)),
        ...voters.slice(against.length, against.length + toKnown(upvotesCount)).map((voter) => vote(voter, 1)),
      ]
    }),
  ]
}

const toKnown = (count: number) => Math.ceil(count * KNOWN)

/** All members except the author, in a random order that is the same on every load. */
function readersOf(thing: { id: string; userId: string }, members: readonly DemoMember[]): DemoMember[] {
  const others = members.filter((member) => toUserId(member) !== thing.userId)
  return shuffled(others, ({ username }) => username, 'readers', thing.id)
}
