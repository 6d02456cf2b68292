import type * as z from 'zod/mini'
import type { OwnWatchlistRule, WatchlistRule } from '#contract/watchlistRule.ts'
import { nextChangeSeq } from '../../db/changeSeq.ts'
import type { Db } from '../../db/client.ts'
import { notBefore } from '../../db/notBefore.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import * as queries from './queries.ts'

/**
 * Chooses what becomes of titles on the watchlist once they are rated. The latest intent wins: an older one changes
 * nothing and is told what holds. The server only keeps the choice; the device that rates acts on it.
 */
export async function setWatchlistRule(command: CommandContext & { member: Member; now: Date }, rule: WatchlistRule) {
  const { tx, member, intentAt, now } = command
  // First, because it locks: no other command of this member comes between reading and writing.
  const changeSeq = await nextChangeSeq(tx, member.id)
  const before = await queries.findRule(tx, member.id)
  if (before && before.intentAt > intentAt) return { applied: false, current: toOwnRule(before) }
  const after = { userId: member.id, rule, intentAt, updatedAt: notBefore(before?.updatedAt, now), changeSeq }
  await queries.saveRule(tx, after)
  if (before?.rule !== rule) await command.logEffect('watchlist_rule.set', `users/${member.id}`)
  return { applied: true, current: toOwnRule(after) }
}

/** A member's rule, where it changed after a number. */
export async function listRuleChanges(db: Db, userId: string, since: number) {
  const rows = await queries.findChangedRules(db, userId, since)
  return rows.map((row) => ({
    seq: row.changeSeq,
    change: { kind: 'watchlistRule' as const, ...toOwnRule(row) },
  }))
}

function toOwnRule({ rule, updatedAt }: queries.WatchlistRuleRow): z.input<typeof OwnWatchlistRule> {
  return { rule, updatedAt: updatedAt.toISOString() }
}
