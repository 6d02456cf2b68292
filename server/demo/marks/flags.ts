import type { FlagReason } from '#contract/marks.ts'
import type { DemoListRow } from '../lists/listRows.ts'
import { type DemoMark, toMark } from '../mark.ts'
import { type DemoMember, NEWCOMER, toUserId } from '../members.ts'
import type { CommunityRows } from '../rows.ts'
import { shuffled } from '../seed.ts'

/** The age of the oldest open flag, in days. */
const OLDEST = 3
const DAY = 86_400_000

type Flagged = Pick<DemoMark, 'itemType' | 'itemId'> & { userId: string; since: Date; reasons: readonly FlagReason[] }

/** The authors whose newest comments are flagged, with the reasons: some of all severities. */
const comments: readonly (readonly [string, readonly FlagReason[]])[] = [
  ['Nachtvorstellung', ['illegal', 'insult']],
  ['Grantler_Wien', ['insult', 'insult', 'other']],
  ['Maerzhase', ['spoiler']],
]
const trivia: readonly (readonly FlagReason[])[] = [['spam', 'spam'], ['other']]
const flaggedMember = 'Grantler_Wien'

/** The flags that members of the demo have set, so that the moderation has work to do. */
export function flagsOf(
  community: CommunityRows,
  lists: readonly DemoListRow[],
  members: readonly DemoMember[],
  now: Date,
): DemoMark[] {
  const newest = <T extends { createdAt: Date }>(rows: readonly T[]) =>
    rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const flagged: Flagged[] = [
    ...comments.flatMap(([username, reasons]) =>
      newest(community.comments)
        .filter(({ userId, spoiler }) => userId === toUserId({ username }) && spoiler !== true)
        .slice(0, 1)
        .map((row) => toFlagged('comments', row, reasons)),
    ),
    ...newest(community.trivia)
      .slice(0, trivia.length)
      .map((row, index) => toFlagged('trivia', row, trivia[index] ?? [])),
    ...newest(lists.filter((list) => list.private !== true))
      .slice(0, 1)
      .map((row) => toFlagged('lists', row, ['spam'])),
    {
      ...{
        itemType: 'users',
        itemId: toUserId({ username: flaggedMember }),
        userId: toUserId({ username: flaggedMember }),
      },
      ...{ since: new Date(0), reasons: ['insult'] },
    },
  ]
  return flagged.flatMap((thing) => toMarks(thing, members, now))
}

function toFlagged(
  itemType: Flagged['itemType'],
  row: { id: string; userId: string; createdAt: Date },
  reasons: readonly FlagReason[],
): Flagged {
  return { itemType, itemId: row.id, userId: row.userId, since: row.createdAt, reasons }
}

/** Neither the staff nor the newcomer. */
const isReader = ({ username, credentials }: DemoMember) => credentials === '' && username !== NEWCOMER

/** A mark of another member for each reason, in the last days. */
function toMarks({ itemType, itemId, userId, since, reasons }: Flagged, members: readonly DemoMember[], now: Date) {
  const others = members.filter((member) => toUserId(member) !== userId && isReader(member))
  const from = new Date(Math.max(since.getTime(), now.getTime() - OLDEST * DAY))
  return shuffled(others, ({ username }) => username, 'flaggers', itemId)
    .slice(0, reasons.length)
    .map(
      (member, index): DemoMark => ({
        ...toMark(member, { kind: 'flag', itemType, itemId }, from, now),
        reason: reasons[index] ?? 'other',
      }),
    )
}
