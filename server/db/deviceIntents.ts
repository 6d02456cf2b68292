import { sql } from 'drizzle-orm'
import type { UserId } from '#contract/ids.ts'
import type { Tx } from './client.ts'
import { deviceIntents } from './schema/commands.ts'

/** Place of an intent among those of its device in one slot. */
export type IntentOrder = {
  /** UUID of the outbox of one member on one device. */
  device: string
  slot: string
  /** A later intent of the device has a greater number. */
  seq: number
}

/** Time at which an intent counts as meant; `isSuperseded`: its own device meant something later in this slot. */
export type PlacedIntent = { intentAt: Date; isSuperseded: boolean }

/**
 * Notes an intent and moves its time so that the intents of its device in its slot keep their order: not before an
 * earlier one, and before a later one that has arrived already. Locks the slot of this device until the transaction
 * ends, so that two requests of one slot cannot both read what was there before.
 *
 * @param intentAt when it was meant, as the clocks tell.
 */
export async function placeIntent(
  tx: Tx,
  userId: UserId,
  { device, slot, seq }: IntentOrder,
  { intentAt, arrivedAt }: { intentAt: Date; arrivedAt: Date },
): Promise<PlacedIntent> {
  const excluded = {
    seq: sql`excluded.seq`,
    intentAt: sql`excluded.intent_at`,
    arrivedAt: sql`excluded.arrived_at`,
  }
  const [latest] = await tx
    .insert(deviceIntents)
    .values({ userId, device, slot, seq, intentAt, arrivedAt })
    .onConflictDoUpdate({
      target: [deviceIntents.userId, deviceIntents.device, deviceIntents.slot],
      set: {
        seq: sql`greatest(${deviceIntents.seq}, ${excluded.seq})`,
        intentAt: sql`case when ${excluded.seq} >= ${deviceIntents.seq}
          then greatest(${deviceIntents.intentAt}, ${excluded.intentAt}) else ${deviceIntents.intentAt} end`,
        arrivedAt: excluded.arrivedAt,
      },
    })
    .returning({ seq: deviceIntents.seq, intentAt: deviceIntents.intentAt })
  if (!latest || latest.seq === seq) return { intentAt: latest?.intentAt ?? intentAt, isSuperseded: false }
  return { intentAt: new Date(Math.min(intentAt.getTime(), latest.intentAt.getTime() - 1)), isSuperseded: true }
}
