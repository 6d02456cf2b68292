import type * as z from 'zod/mini'
import { toBerlinDate } from '#contract/berlin.ts'
import { type DatedThing, type DatedType, toDueAt } from '#contract/datedThings.ts'
import { MAX_REMINDERS, type Reminder } from '#contract/reminders.ts'
import { nextChangeSeq } from '../db/changeSeq.ts'
import type { Db } from '../db/client.ts'
import { notBefore } from '../db/notBefore.ts'
import type { CommandContext } from '../http/idempotency.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import * as queries from './queries.ts'
import { type KnownThing, readThing } from './readThing.ts'
import { toReminderWords } from './toReminderWords.ts'

/** For meetups, whose showings change as those of reminders do. */
export const toChangeWords = toReminderWords

/**
 * Sets a reminder or takes it back. The facts of the thing are the server's own. The latest intent wins: an older one
 * changes nothing and is told what holds. One that comes after its time is kept, and nobody is told any more.
 *
 * @throws ProblemError `not_found` for a thing that is unknown or gone, `invalid` when there are too many already.
 */
export async function setReminder(
  command: CommandContext & { member: Member; now: Date },
  { kind, id }: { kind: DatedType; id: string },
  set: boolean,
) {
  const { tx, member, intentAt, now } = command
  // First, because it locks: no other command of this member comes between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await queries.findReminder(tx, member.id, kind, id)
  if (before && before.intentAt > intentAt) return { applied: false, current: toReminder(before) }
  const known = await readThing(tx, kind, id, now)
  const facts = known ? toFacts(known) : !set && before
  if (!facts) throw new ProblemError('not_found')
  const changes = (before?.set ?? false) !== set
  if (changes && set) {
    const key = { userId: member.id, kind, thingId: id }
    if ((await queries.countOthers(tx, key, toBerlinDate(now))) >= MAX_REMINDERS) {
      throw new ProblemError('invalid', { detail: `Mehr als ${MAX_REMINDERS} Erinnerungen sind nicht möglich.` })
    }
  }
  const isTold = before?.set === true && before.toldAt !== null && before.dueAt.getTime() === facts.dueAt.getTime()
  const after: queries.ReminderRow = {
    ...facts,
    userId: member.id,
    kind,
    thingId: id,
    set,
    status: known ? 'kept' : 'cancelled',
    toldAt: isTold ? before.toldAt : facts.dueAt <= now ? now : null,
    intentAt,
    updatedAt: notBefore(before?.updatedAt, now),
    changeSeq,
  }
  await queries.saveReminder(tx, after)
  if (changes) await command.logEffect(set ? 'reminder.set' : 'reminder.clear', `${kind}/${id}`)
  return { applied: true, current: toReminder(after) }
}

/** A member's reminders that changed after a number, in the order in which they did; those taken back, too. */
export async function listReminderChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedReminders(db, userId, since, limit)
  return rows.map((row) => ({ seq: row.changeSeq, change: { kind: 'reminder' as const, ...toReminder(row) } }))
}

/** The columns that hold the facts of a thing. */
export function toFacts({ thing, title }: KnownThing) {
  const { date, detail, place, path, startsAt, endsAt } = thing
  return {
    ...{ title: thing.title, detail, place, path, date, dueAt: toDueAt(thing) },
    ...{ titleType: title.type, titleId: title.id },
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
}

/** The thing as it was when the reminder was set or last compared. */
export function toThing(row: queries.ReminderRow): DatedThing {
  const { kind, thingId, title, detail, place, path, date, startsAt, endsAt } = row
  return {
    ...{ type: kind, id: thingId, title, detail, place, path, date },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

function toReminder(row: queries.ReminderRow): z.input<typeof Reminder> {
  const { set, status, updatedAt } = row
  return { thing: toThing(row), set, status, updatedAt: updatedAt.toISOString() }
}
