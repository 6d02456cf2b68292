import type { CommandKey } from '#contract/ids.ts'
import type { Database, Tx } from '../db/client.ts'
import { type IntentOrder, placeIntent } from '../db/deviceIntents.ts'
import { findReceipt, insertEffect, insertReceipt, lockCommand } from '../db/receipts.ts'
import type { Member } from './platform.ts'
import { ProblemError, toProblem } from './problemError.ts'

export type Command = {
  member: Member
  key: CommandKey
  /** Method and path. */
  route: string
  /** SHA-256 of method, path and body. */
  hash: string
  arrivedAt: Date
  /** The time of the intent by the clocks of device and server. */
  intentAt: Date
  /** Null where the device sent none. */
  order: IntentOrder | null
}

/** The context of a command's effect. The effect must use `tx` alone: the embedded database has one connection. */
export type CommandContext = {
  tx: Tx
  key: CommandKey
  /** The time of the intent, corrected and never in the future: the later intent wins. */
  intentAt: Date
  /**
   * The device that sends the command has already sent a later one of the same slot: this command has no effect any
   * more.
   */
  isSuperseded: boolean
  /** Appends to the log of effects. Call it exactly when something changes. */
  logEffect(kind: string, target: string): Promise<void>
}

export type Receipt = { status: number; body: unknown; replayed: boolean }

/**
 * Refusals that may pass: the same command, sent again later, could have another answer. They are never stored. 460 is
 * among them, because an account grows older, and a block ends.
 */
const passing = new Set([
  'sign_in_needed',
  'login_failed',
  'xsrf',
  'other_user',
  'in_progress',
  'too_many_requests',
  'quota_full',
  'account_too_new',
  'account_blocked',
])

/**
 * Carries a command out once, however often it is sent (docs/OUTBOX.md, Server). Receipt and effect commit together.
 * The effect runs in a savepoint, so that a lasting refusal is stored although the changes of the effect are undone.
 *
 * @throws ProblemError `in_progress` while another request carries it out, `key_reused` when the key belongs to another
 * command, and the refusals of the effect that may pass.
 */
export async function runOnce(
  database: Database,
  command: Command,
  effect: (context: CommandContext) => Promise<unknown>,
): Promise<Receipt> {
  const { member, key, route, hash, arrivedAt, order } = command
  return database.db.transaction(async (tx) => {
    if (!(await lockCommand(tx, member.id, key))) throw new ProblemError('in_progress', { retryAfter: 1 })
    const stored = await findReceipt(tx, member.id, key)
    if (stored) {
      if (stored.bodySha256 !== hash || stored.route !== route) throw new ProblemError('key_reused')
      return { status: stored.status, body: stored.body, replayed: true }
    }
    const placed = order
      ? await placeIntent(tx, member.id, order, command)
      : { intentAt: command.intentAt, isSuperseded: false }
    const outcome = await attempt(() =>
      tx.transaction((savepoint) =>
        effect({
          tx: savepoint,
          key,
          ...placed,
          logEffect: (kind, target) => insertEffect(savepoint, { userId: member.id, key, kind, target, at: arrivedAt }),
        }),
      ),
    )
    await insertReceipt(tx, { userId: member.id, key, route, bodySha256: hash, createdAt: arrivedAt, ...outcome })
    return { ...outcome, replayed: false }
  })
}

/** The answer of an effect, or its lasting refusal. */
async function attempt(effect: () => Promise<unknown>): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await effect() }
  } catch (error) {
    const lasts = error instanceof ProblemError && error.status < 500 && !passing.has(error.code)
    if (!lasts) throw error
    return { status: error.status, body: toProblem(error) }
  }
}
