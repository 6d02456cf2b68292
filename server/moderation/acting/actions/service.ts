import type { ModerationOrder } from '#contract/moderation.ts'
import type { LoggedState } from '#contract/moderationLog.ts'
import type { Tx } from '../../../db/client.ts'
import { holds } from '../../../http/blocked.ts'
import type { CommandContext } from '../../../http/idempotency.ts'
import type { Member } from '../../../http/platform.ts'
import { ProblemError } from '../../../http/problemError.ts'
import { countFlags } from '../../../marks/service.ts'
import * as blockQueries from '../../blocks/queries.ts'
import * as logQueries from '../../log/queries.ts'
import * as queries from '../../queries.ts'
import type { ThingRow } from '../../rows.ts'
import { setHidden } from '../../things/queries.ts'

export type Acting = Pick<CommandContext, 'tx' | 'logEffect'> & { member: Member; now: Date }
/** The states before and after an action; null when the action changes nothing. */
type Change = { before: LoggedState; after: LoggedState } | null

export function carryOut(acting: Acting, order: ModerationOrder, thing: ThingRow): Promise<Change> {
  switch (order.action) {
    case 'hide':
    case 'restore':
      return show(acting, thing, order.action === 'hide')
    case 'dismiss':
      return dismiss(acting, thing)
    case 'warn':
      return warn(acting, thing)
    case 'block':
      return block(acting, thing, order.until, order.reason)
    case 'unblock':
      return unblock(acting, thing)
  }
}

/** Hiding a thing closes its flags; they stay closed when it is shown again. */
async function show({ tx }: Acting, thing: ThingRow, hidden: boolean): Promise<Change> {
  if (thing.hidden === hidden) return null
  const flags = await countOpenFlags(tx, thing)
  await setHidden(tx, thing, hidden)
  return {
    before: { hidden: !hidden, ...(hidden ? { flags } : {}) },
    after: { hidden, ...(hidden ? { flags: 0 } : {}) },
  }
}

async function dismiss({ tx }: Acting, thing: ThingRow): Promise<Change> {
  const flags = await countOpenFlags(tx, thing)
  return flags === 0 ? null : { before: { flags }, after: { flags: 0 } }
}

/** The flags since the thing was last hidden, or its flags dismissed. */
async function countOpenFlags(tx: Tx, thing: ThingRow): Promise<number> {
  return countFlags(tx, thing, await queries.findClosing(tx, thing))
}

async function warn({ tx }: Acting, { userId }: ThingRow): Promise<Change> {
  const warnings = await logQueries.countWarnings(tx, userId)
  return { before: { warnings }, after: { warnings: warnings + 1 } }
}

async function block({ tx, now }: Acting, { userId }: ThingRow, end: string | null, reason: string): Promise<Change> {
  const until = end === null ? null : new Date(end)
  if (until !== null && until <= now) {
    throw new ProblemError('invalid', { errors: { until: ['Die Sperre wäre schon vorbei.'] } })
  }
  const before = await readBlock(tx, userId, now)
  const after: LoggedState = { blocked: true, until: until?.toISOString() ?? null }
  if (before.blocked && before.until === after.until) return null
  await blockQueries.saveBlock(tx, { userId, until, reason, since: now })
  return { before, after }
}

async function unblock({ tx, now }: Acting, { userId }: ThingRow): Promise<Change> {
  const before = await readBlock(tx, userId, now)
  await blockQueries.deleteBlock(tx, userId)
  return before.blocked ? { before, after: { blocked: false } } : null
}

async function readBlock(tx: Tx, userId: string, now: Date): Promise<LoggedState> {
  const row = await blockQueries.findBlock(tx, userId)
  if (!row || !holds(row, now)) return { blocked: false }
  return { blocked: true, until: row.until?.toISOString() ?? null }
}
