import type * as z from 'zod/mini'
import { toBerlinDate } from '#contract/berlin.ts'
import type { userDiaryCall } from '#contract/userCollections.ts'
import type { userYearCall } from '#contract/year.ts'
import type { Db } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { listShownDiary, noMonths, readDiaryYear } from '../../watching/service.ts'
import { see } from '../seen/service.ts'

type Diary = z.input<(typeof userDiaryCall)['answer']>
type Year = z.input<(typeof userYearCall)['answer']>

/** @throws ProblemError `not_found` */
export async function listDiaryOf(db: Db, id: string, page: number | undefined, viewer: Member | null): Promise<Diary> {
  const { user, shown } = await see(db, id, viewer)
  if (!shown.diary) return { items: [], nextPage: null, filters: {}, hidden: true }
  return { ...(await listShownDiary(db, user.id, page)), filters: {}, hidden: false }
}

/**
 * A year of a member's diary in numbers; without the ratings where these are hidden.
 *
 * @param asked `YYYY`; the latest year with an entry, if left out.
 * @throws ProblemError `not_found`
 */
export async function readYearOf(
  db: Db,
  id: string,
  asked: string | undefined,
  { viewer, now }: { viewer: Member | null; now: Date },
): Promise<Year> {
  const { user, shown } = await see(db, id, viewer)
  const present = Number(toBerlinDate(now).slice(0, 4))
  const year = asked === undefined ? null : Number(asked)
  if (!shown.diary) return { year: year ?? present, years: [], months: noMonths(), genres: [], hidden: true }
  return { ...(await readDiaryYear(db, user.id, { year, present, withRatings: shown.ratings })), hidden: false }
}
