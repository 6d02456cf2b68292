import type * as z from 'zod/mini'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import { FIRST_DAY, type OwnDiaryEntry, type putDiaryEntryCall } from '#contract/diary.ts'
import type { TitleCard } from '#contract/marks.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { readTitleCards } from '../../marks/service.ts'
import { readThingId } from '../../things/service.ts'
import * as queries from './queries.ts'

type DiaryCommand = CommandContext & { member: Member; now: Date }
type Watching = z.output<typeof putDiaryEntryCall.body>['entry']

/**
 * Writes an entry, or changes it. The latest intent wins, and a deletion over any. The day may be tomorrow's in Berlin:
 * it is today's elsewhere.
 *
 * @throws ProblemError `not_found` for an unknown title, and for an entry that the device has taken out again before it
 * arrived; `invalid` for a day to come, one before there were films, and an episode of a film.
 */
export async function putEntry(command: DiaryCommand, id: string, { item, ...watching }: Watching) {
  const { tx, member, intentAt, now, isSuperseded } = command
  check(watching, now)
  // First, because it locks: no other command of this member comes between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await queries.findEntry(tx, member.id, id)
  if (!before && isSuperseded) throw new ProblemError('not_found')
  const itemId = await readThingId(tx, watching.type, item, member.id)
  if (before && (before.deleted || before.intentAt > intentAt)) return answer(tx, before, false)
  const { type: itemType, ...said } = watching
  const after: queries.DiaryRow = {
    ...{ userId: member.id, id, itemType, itemId, ...said, deleted: false },
    createdAt: before?.createdAt ?? now,
    ...{ intentAt, updatedAt: notBefore(before?.updatedAt, now), changeSeq },
  }
  await queries.saveEntry(tx, after)
  if (!before || !isSame(before, after)) await command.logEffect('diary.put', `diary/${id}`)
  return answer(tx, after, true)
}

/** Takes an entry out. @throws ProblemError `not_found` for an unknown one, which the device takes for done. */
export async function deleteEntry(command: DiaryCommand, id: string) {
  const { tx, member, intentAt, now } = command
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await queries.findEntry(tx, member.id, id)
  if (!before) throw new ProblemError('not_found')
  if (before.deleted) return answer(tx, before, true)
  const after = { ...before, deleted: true, intentAt, updatedAt: notBefore(before.updatedAt, now), changeSeq }
  await queries.saveEntry(tx, after)
  await command.logEffect('diary.delete', `diary/${id}`)
  return answer(tx, after, true)
}

/** A member's entries that changed after a number, in the order of the changes; those taken out, too. */
export async function listDiaryChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedEntries(db, userId, since, limit)
  const cardOf = await readTitleCards(db, rows)
  return rows.map((row) => ({
    seq: row.changeSeq,
    change: { kind: 'diaryEntry' as const, ...toOwnEntry(row, cardOf(row)) },
  }))
}

function check({ type, season, episode, watchedOn }: Omit<Watching, 'item'>, now: Date): void {
  const refuse = (field: string, text: string) => new ProblemError('invalid', { errors: { [field]: [text] } })
  if (watchedOn > addDays(toBerlinDate(now), 1)) throw refuse('watchedOn', 'Der Tag liegt in der Zukunft.')
  if (watchedOn < FIRST_DAY) throw refuse('watchedOn', 'Damals gab es noch keine Filme.')
  const isPlace = type === 'series' ? season !== null || episode === null : season === null && episode === null
  if (!isPlace) throw refuse('season', 'Nur Serien haben Staffeln, und nur Staffeln haben Folgen.')
}

const isSame = (one: queries.DiaryRow, two: queries.DiaryRow) =>
  (['itemType', 'itemId', 'season', 'episode', 'watchedOn', 'rewatch'] as const).every((key) => one[key] === two[key])

async function answer(tx: CommandContext['tx'], row: queries.DiaryRow, applied: boolean) {
  const cardOf = await readTitleCards(tx, [row])
  return { applied, current: toOwnEntry(row, cardOf(row)) }
}

function toOwnEntry(row: queries.DiaryRow, card: z.input<typeof TitleCard> | null): z.input<typeof OwnDiaryEntry> {
  const { id, itemType: type, itemId: item, season, episode, watchedOn, rewatch, deleted } = row
  return {
    ...{ id, type, item, season, episode, watchedOn, rewatch, card, deleted },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
