import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Change } from '#contract/changes.ts'
import { type Mark, type MarkableType, type MarkKind, Vote } from '#contract/marks.ts'
import { nextChangeSeq } from '../db/changeSeq.ts'
import type { Db, Tx } from '../db/client.ts'
import { notBefore } from '../db/notBefore.ts'
import type { CommandContext } from '../http/idempotency.ts'
import type { Member } from '../http/platform.ts'
import { readCards, readTitleCards as readCardsOfTitles, type TitleCardView } from './cards/service.ts'
import * as flags from './flags/queries.ts'
import * as queries from './queries.ts'
import { listRuleChanges as listRules } from './watchlistRule/service.ts'

/** Film and series data that devices show without a network, for other domains. */
export const readTitleCards = readCardsOfTitles

/** The flags of things, for the moderation. */
export type FlagWords = flags.FlagWordsRow
export const listFlagWords = flags.listFlagWords
export const countFlags = flags.countFlags

/** A member's rule for rated titles on the watchlist, if it changed after a number. */
export const listRuleChanges = listRules

export type MarkCommand = CommandContext & { member: Member; now: Date }
/** A thing by its type and its id or permalink, and the kind of the mark. */
export type MarkAddress = { type: MarkableType; id: string; mark: MarkKind }
export type MarkState = Pick<queries.MarkRow, 'set' | 'vote' | 'reason' | 'words'>

export const NOTHING: MarkState = { set: false, vote: null, reason: null, words: null }

/**
 * Marks a title as seen because the member rates it. A mark that the member has taken back stays so, if that intent is
 * later or the title was rated before.
 *
 * The inferred mark keeps the time of the member's last intent about it: every later intent of the member wins, also
 * one from a device whose clock is behind (ADR 046).
 *
 * @param isFirst whether the title was unrated until now.
 * @returns the present state.
 */
export async function markSeen(
  { tx, member, intentAt, now }: MarkCommand,
  { type, id }: Pick<MarkAddress, 'type' | 'id'>,
  isFirst: boolean,
): Promise<z.input<typeof Mark>> {
  const key = { userId: member.id, kind: 'watched' as const, itemType: type, itemId: id }
  const before = await queries.findMark(tx, key)
  const cardOf = await readCards(tx, [key])
  if (before && (before.set || !isFirst || before.intentAt > intentAt)) return toMark(before, cardOf(key))
  const after = {
    ...key,
    ...NOTHING,
    id: before?.id ?? randomUUID(),
    set: true,
    intentAt: before?.intentAt ?? new Date(0),
    updatedAt: notBefore(before?.updatedAt, now),
    changeSeq: await nextChangeSeq(tx, member.id),
  }
  await queries.saveMark(tx, after)
  return toMark(after, cardOf(key))
}

/** A member's marks that changed after a number, in the order of the changes; those taken back, too. */
export async function listMarkChanges(db: Db, userId: string, since: number, limit: number) {
  const rows = await queries.findChangedMarks(db, userId, since, limit)
  const cardOf = await readCards(db, rows)
  return rows.map((row) => ({ seq: row.changeSeq, change: toChange(row, cardOf(row)) }))
}

/**
 * Removes a deleted member's marks from all counts, and the marks of others on the member and on things that are
 * deleted too.
 */
export async function forgetMarks(tx: Tx, userId: string): Promise<void> {
  await queries.deleteMarksOf(tx, userId)
  await queries.deleteMarksAbout(tx, userId)
}

export function toMark(row: queries.MarkRow, card: TitleCardView | null): z.input<typeof Mark> {
  const { id, set, vote, updatedAt } = row
  return { id, set, vote: Vote.safeParse(vote).data ?? null, card, updatedAt: updatedAt.toISOString() }
}

function toChange(row: queries.MarkRow, card: TitleCardView | null): z.input<typeof Change> {
  return { kind: 'mark', name: row.kind, type: row.itemType, id: row.itemId, mark: toMark(row, card) }
}
