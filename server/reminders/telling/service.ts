import { toBerlinDate } from '#contract/berlin.ts'
import { isOver } from '#contract/datedThings.ts'
import type { ReminderStatus } from '#contract/reminders.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Database, Db } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { announce } from '../../events/service.ts'
import { type Repeating, repeat } from '../../jobs/service.ts'
import { tellReminder } from '../../notifications/service.ts'
import { type ReminderRow, saveReminder } from '../queries.ts'
import { type KnownThing, readThing } from '../readThing.ts'
import { toFacts, toThing } from '../service.ts'
import { toReminderWords } from '../toReminderWords.ts'
import * as queries from './queries.ts'

/** So many rows are read at once. */
const PAGE = 200

/** Tells members of what is due every minute, and compares open reminders with the programme every hour. */
export async function registerReminderJobs(input: Repeating & { database: Database }): Promise<void> {
  const { database, clock } = input
  await repeat(input, 'reminders.tell', 'minutely', () => tellDue(database.db, clock()))
  await repeat(input, 'reminders.compare', 'hourly', () => compareAll(database.db, clock()))
}

/** Tells of every reminder that is due; each is compared with the programme first. */
export async function tellDue(db: Db, now: Date): Promise<void> {
  for (let rows = await queries.listDue(db, now, PAGE); rows.length > 0; rows = await queries.listDue(db, now, PAGE)) {
    for (const row of rows) await settle(db, row, await readThing(db, row.kind, row.thingId, now), now)
  }
}

/** Looks whether the things of open reminders take place as they did, each thing once. */
export async function compareAll(db: Db, now: Date): Promise<void> {
  let after: queries.ThingKey | null = null
  for (;;) {
    const things: queries.ThingKey[] = await queries.listOpenThings(db, after, PAGE)
    for (const key of things) {
      const known = await readThing(db, key.kind, key.thingId, now)
      for (const row of await queries.listOpenOf(db, key)) await settle(db, row, known, now)
    }
    after = things.at(-1) ?? null
    if (things.length < PAGE) return
  }
}

/**
 * Brings one open reminder to what holds now, and tells its member if that is due or something has changed. Told and
 * noted in one transaction, under a lock: two processes tell once.
 */
async function settle(db: Db, open: ReminderRow, known: KnownThing | null, now: Date): Promise<void> {
  if (!toNext(open, known, now)) return
  await db.transaction(async (tx) => {
    // Before the row, as commands lock: the member first.
    const changeSeq = await nextChangeSeq(tx, open.userId)
    const row = await queries.lockOpen(tx, open)
    const next = row && toNext(row, known, now)
    if (!next) return
    const { change, row: after } = next
    const { userId } = row
    const key = `${row.kind}/${row.thingId}`
    if (change || (known && !isOver(toThing(after), now))) {
      const words = toReminderWords(toThing(after), change, toBerlinDate(now))
      await tellReminder(tx, now, { userId, key, about: { type: row.titleType, id: row.titleId }, words })
    }
    if (!change) return saveReminder(tx, after)
    await saveReminder(tx, { ...after, updatedAt: notBefore(row.updatedAt, now), changeSeq })
    const thing = { type: 'reminders', id: key }
    await announce(tx, now, [{ kind: 'reminder.changed', topic: `users/${userId}`, thing, actorId: null }])
  })
}

/**
 * An open reminder as it is from now on; null where it stays as it is. One whose thing is cancelled stays open until it
 * is due, since the thing may return.
 */
function toNext(row: ReminderRow, known: KnownThing | null, now: Date) {
  const change = toChange(row, known, now)
  const next = { ...row, ...(known && toFacts(known)), ...(change && { status: change }) }
  const isDue = next.dueAt <= now
  return change || isDue ? { change, row: { ...next, toldAt: isDue ? now : null } } : null
}

/** The change of the thing since it was last compared; null for none. A thing that is over may be gone. */
function toChange(row: ReminderRow, known: KnownThing | null, now: Date): ReminderStatus | null {
  const wasCancelled = row.status === 'cancelled'
  if (known === null) return wasCancelled || isOver(toThing(row), now) ? null : 'cancelled'
  const { startsAt, date } = known.thing
  const isSame = startsAt === null ? date === row.date : Date.parse(startsAt) === row.startsAt?.getTime()
  if (!isSame) return 'moved'
  return wasCancelled ? 'kept' : null
}
