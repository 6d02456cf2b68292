import * as z from 'zod/mini'
import { CommandKey, Instant, UserId } from '#contract/ids.ts'
import { IntentDevice, IntentSeq } from '#contract/intents.ts'

/**
 * The format this code writes. Raise it with a migration in `readRow.ts` and a stored queue of the old format in its
 * test.
 */
export const ENTRY_VERSION = 1

/**
 * - `pending` waits for its turn, `sending` is claimed by a replayer under a lease;
 * - `parked` waits for its owner to sign in, and the owner's queue with it;
 * - `failed` was refused for good, `blocked` depends on such a one;
 * - `review` needs a decision: another version won, or it is no longer known whether the command took effect.
 *
 * There is no `done`: a receipt removes the entry.
 */
export const EntryState = z.enum(['pending', 'sending', 'parked', 'failed', 'blocked', 'review'])
export type EntryState = z.infer<typeof EntryState>

/**
 * Why the last attempt did not succeed. `code` is the server's, or one of ours (`unreachable`, `unknownOutcome`,
 * `blocked`).
 */
export const EntryError = z.object({
  code: z.string(),
  status: z.nullable(z.int()),
  /** A sentence of the server for the user, where it sent one. */
  text: z.nullable(z.string()),
})
export type EntryError = z.infer<typeof EntryError>

/**
 * A command on its way: an intent, never a URL, header, cookie or token. Times are milliseconds unless they are
 * Instants.
 */
export const Entry = z.object({
  /** Order of arrival on this device. */
  seq: z.int(),
  /** The `Idempotency-Key` of every attempt. */
  key: CommandKey,
  owner: UserId,
  v: z.literal(ENTRY_VERSION),
  kind: z.string(),
  /** The thing acted on; first in, first out within it. */
  lane: z.string(),
  /** The thing and the field. */
  slot: z.string(),
  /** May hold `{$ref: localId}`, resolved when sent. */
  args: z.unknown(),
  /** Keys of the entries that must be done before. */
  deps: z.array(z.string()),
  /** The owner's confirmed state when this was meant; null when unknown. */
  base: z.unknown(),
  /** The time of the intent, by the device's clock. */
  intentAt: Instant,
  /** It was meant after this, by the server's clock: what the device had heard by then, however its own was set. */
  intentAfter: z.optional(Instant),
  /** Place among the intents of this device; absent in what an earlier version stored. */
  intentOrder: z.optional(z.object({ device: IntentDevice, seq: IntentSeq })),
  state: EntryState,
  /** Attempts that the server did not settle. */
  attempts: z.int(),
  /** Not to be sent before. */
  nextAt: z.number(),
  /**
   * The replayer that sends it, and until when at the latest. `holder`: the Web Lock of that replayer; once that is
   * free the lease is over. Absent where there are no Web Locks, and in what an earlier version stored. `first`: it has
   * never been sent before.
   */
  lease: z.nullable(
    z.object({
      id: z.string(),
      until: z.number(),
      holder: z.optional(z.string()),
      first: z.optional(z.boolean()),
    }),
  ),
  /**
   * The first attempt, by the server's clock where that is known; null while it never left, or was refused without
   * effect and waits: only then may it be coalesced.
   */
  firstSentAt: z.nullable(z.number()),
  lastError: z.nullable(EntryError),
})
export type Entry = z.infer<typeof Entry>
