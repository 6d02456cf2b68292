import { hasBegun } from '#contract/datedThings.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Database, Db } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import { type Repeating, repeat } from '../../jobs/service.ts'
import { tellReminder } from '../../notifications/service.ts'
import { type ReminderRow, saveReminder } from '../queries.ts'
import { type KnownThing, readThing } from '../readThing.ts'
import { toFacts, toThing } from '../service.ts'
import * as queries from './queries.ts'
import { toReminderWords } from './toReminderWords.ts'

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
  await db.transaction(async (tx) => {
    // Before the row, as commands lock: the member first.
    const changeSeq = await nextChangeSeq(tx, open.userId)
    const row = await queries.lockOpen(tx, open)
    if (!row) return
    const change = toChange(row, known)
    const next: ReminderRow = { ...row, ...(known && toFacts(known)), ...(change && { status: change }) }
    const isDue = next.dueAt <= now
    if (!change && !isDue) return
    const isOver = hasBegun(toThing(next), now) && next.startsAt !== null
    if (change || !isOver) {
      await tellReminder(tx, now, {
        userId: row.userId,
        key: `${row.kind}/${row.thingId}`,
        about: { type: row.titleType, id: row.titleId },
        words: toReminderWords(toThing(next), change),
      })
    }
    const isDone = isDue || change === 'cancelled'
    const updatedAt = change ? notBefore(row.updatedAt, now) : row.updatedAt
    await saveReminder(tx, { ...next, toldAt: isDone ? now : null, updatedAt, ...(change && { changeSeq }) })
  })
}

/** What has become of the thing since it was last compared; null for nothing. */
function toChange(row: ReminderRow, known: KnownThing | null): 'moved' | 'cancelled' | null {
  if (known === null) return 'cancelled'
  const { startsAt, date } = known.thing
  const isSame = startsAt === null ? date === row.date : Date.parse(startsAt) === row.startsAt?.getTime()
  return isSame ? null : 'moved'
}
