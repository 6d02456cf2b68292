import type * as z from 'zod/mini'
import type { Change } from '#contract/changes.ts'
import { listDraftChanges } from '../articles/service.ts'
import { listFavouriteChanges } from '../cinema/service.ts'
import { listCommentChanges } from '../comments/service.ts'
import { findChangeSeq } from '../db/changeSeq.ts'
import type { Db } from '../db/client.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { listItemChanges, listListChanges, listOrderChanges } from '../lists/service.ts'
import { listMarkChanges, listRuleChanges } from '../marks/service.ts'
import { listMeetupAnswerChanges, listMeetupChanges } from '../meetups/service.ts'
import { listDeletionChanges, listMessageChanges, listThreadChanges } from '../messages/service.ts'
import { listRatingChanges } from '../ratings/service.ts'
import { listReminderChanges } from '../reminders/service.ts'
import { listTriviaChanges } from '../trivia/service.ts'
import { listDiaryChanges, listEpisodeChanges } from '../watching/service.ts'

/** A change with its number. A member's changes of all kinds are counted together. */
type NumberedChange = { seq: number; change: z.input<typeof Change> }

/** A domain's changes of a member's own state after a sequence number, in order, at most `limit`. */
export type ChangeSource = (db: Db, userId: string, since: number, limit: number) => Promise<NumberedChange[]>

/** Every kind of own state. A new kind adds its domain here. */
export const sources: readonly ChangeSource[] = [
  listRatingChanges,
  listMarkChanges,
  listFavouriteChanges,
  listListChanges,
  listOrderChanges,
  listItemChanges,
  listCommentChanges,
  listTriviaChanges,
  listRuleChanges,
  listEpisodeChanges,
  listDiaryChanges,
  listReminderChanges,
  listMeetupChanges,
  listMeetupAnswerChanges,
  listThreadChanges,
  listMessageChanges,
  listDeletionChanges,
  listDraftChanges,
]

const PAGE = 200

/**
 * A member's own state since a cursor, of all kinds in one order.
 *
 * @param since a cursor of ours; one that is ahead of the member's count (another database) begins anew.
 * @param from the sources to read; all of them, unless a test puts something between two.
 * @throws ProblemError `malformed` for anything that is no cursor.
 */
export async function listChanges(
  db: Db,
  member: Pick<Member, 'id'>,
  since: string | undefined,
  from: readonly ChangeSource[] = sources,
) {
  if (since !== undefined && !/^\d{1,15}$/.test(since)) throw new ProblemError('malformed')
  const asked = Number(since ?? 0)
  const newest = await findChangeSeq(db, member.id)
  const start = asked > newest ? 0 : asked
  const found = await Promise.all(from.map((list) => list(db, member.id, start, PAGE)))
  const page = found
    .flat()
    // The sources are read one after the other: a change that was committed meanwhile may be missing in one of them and
    // be passed over by the cursor of a later one. It comes with the next call.
    .filter(({ seq }) => seq <= newest)
    .sort((a, b) => a.seq - b.seq)
    .slice(0, PAGE)
  return {
    changes: page.map(({ change }) => change),
    cursor: String(page.at(-1)?.seq ?? start),
    more: page.length === PAGE,
  }
}
