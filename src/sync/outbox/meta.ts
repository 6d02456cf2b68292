import * as z from 'zod/mini'
import { KNOWN_KINDS } from '#contract/changes.ts'
import type { UserId } from '#contract/ids.ts'
import { IntentDevice, IntentSeq } from '#contract/intents.ts'
import { ClockSkew } from '../clockSkew.ts'
import type { OutboxDatabase } from './database.ts'

const Parked = z.object({ reason: z.enum(['signIn', 'otherUser', 'xsrf']), at: z.number() })
const Pause = z.object({ until: z.number() })
const Beat = z.object({ id: z.string(), at: z.number() })
/** One from before the app learnt its latest kinds of changes is none: what was skipped then has to be fetched. */
const Cursor = z.object({
  since: z.string(),
  kinds: z.literal(KNOWN_KINDS),
  /** The server holds more: an empty place on the device says nothing yet. */
  isPartial: z.optional(z.boolean()),
  /** Readings of the device's clock and the server's at that time, in ms, and how far apart the two are. */
  heard: z.optional(z.object({ here: z.number(), there: z.number(), skew: z.optional(ClockSkew) })),
})
const Device = z.object({ device: IntentDevice, seq: IntentSeq })
const Told = z.record(z.string(), z.number())

/** One small fact of an owner, kept in `meta`. Damaged ones read as absent. */
function fact<T>(name: string, schema: z.ZodMiniType<T>) {
  const k = (owner: UserId) => `${name}:${owner}`
  return {
    async read(db: OutboxDatabase, owner: UserId): Promise<T | null> {
      const row = await db.meta.get(k(owner))
      const parsed = z.safeParse(schema, row?.value)
      return parsed.success ? parsed.data : null
    },
    async write(db: OutboxDatabase, owner: UserId, value: T): Promise<void> {
      await db.meta.put({ k: k(owner), value })
    },
    async remove(db: OutboxDatabase, owner: UserId): Promise<void> {
      await db.meta.delete(k(owner))
    },
  }
}

/** The owner's queue waits for its owner to sign in. */
export const parkedFact = fact('parked', Parked)
/** The server asked for a pause of all lanes. */
export const pauseFact = fact('pause', Pause)
/** The replayer's sign of life. */
export const beatFact = fact('beat', Beat)
/** Up to where own state was fetched. */
export const cursorFact = fact('cursor', Cursor)
/** Whether all of own state was fetched, as far as the cursor says. */
export const isWhole = (cursor: z.infer<typeof Cursor> | null): boolean => cursor !== null && !cursor.isPartial
/** Name of this device's outbox, and the number of the latest intent. */
export const deviceFact = fact('device', Device)
/** The number in `history` of the last receipt whose arrival was shown, by the command's kind. */
export const toldFact = fact('told', Told)
