import { toBerlinDate } from '#contract/berlin.ts'
import type { ReminderStatus } from '#contract/reminders.ts'
import { readDatedShowtime } from '../../cinema/service.ts'
import type { Database, Db } from '../../db/client.ts'
import { type Repeating, repeat } from '../../jobs/service.ts'
import { toChangeWords } from '../../reminders/service.ts'
import { lockThings } from '../../things/queries.ts'
import { noteChanges, tellMembers } from '../changing/service.ts'
import { listMemberIds, type ShowingRow } from '../queries.ts'
import { toFacts, toThing } from '../reading/service.ts'
import * as queries from './queries.ts'

/** So many rows are read at once. */
const PAGE = 200

/** Compares the proposed showings with the programme every hour. */
export async function registerMeetupJobs(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'meetups.compare', 'hourly', () => compareMeetups(database.db, clock()))
}

type Known = Awaited<ReturnType<typeof readDatedShowtime>>

/** Looks whether the showings still to come take place as they did, each once. */
export async function compareMeetups(db: Db, now: Date): Promise<void> {
  let after = ''
  for (;;) {
    const showings = await queries.listAhead(db, after, now, PAGE)
    for (const showing of showings) {
      const known = await readDatedShowtime(db, showing, now)
      for (const row of await queries.listMeetupsOf(db, showing, now)) await settle(db, row, known, now)
    }
    after = showings.at(-1) ?? ''
    if (showings.length < PAGE) return
  }
}

/**
 * Brings a proposed showing to what holds now, for all members; they are notified where it was decided on. Under the
 * lock of the members, so that two processes tell once.
 */
async function settle(db: Db, seen: ShowingRow, known: Known, now: Date): Promise<void> {
  if (!toChange(seen, known)) return
  await db.transaction(async (tx) => {
    const { meetupId: id } = seen
    await lockThings(tx, 'users', await listMemberIds(tx, id))
    const found = await queries.findProposed(tx, seen)
    const change = found && toChange(found.row, known)
    if (!change) return
    const facts = known && toFacts(known.thing)
    const after: ShowingRow = { ...found.row, ...facts, status: change }
    await queries.saveShowing(tx, after)
    await noteChanges(tx, id, now)
    if (found.meetup.status !== 'decided' || found.meetup.decided !== after.showing) return
    const words = toChangeWords(toThing(after), change, toBerlinDate(now))
    await tellMembers(tx, now, { meetup: id, movieId: after.movieId, actorId: null, words })
  })
}

/** The change of a showing since it was last compared; null for none. */
function toChange(row: ShowingRow, known: Known): ReminderStatus | null {
  const facts = known && toFacts(known.thing)
  if (!facts) return row.status === 'cancelled' ? null : 'cancelled'
  if (facts.startsAt.getTime() !== row.startsAt.getTime()) return 'moved'
  return row.status === 'cancelled' ? 'kept' : null
}
