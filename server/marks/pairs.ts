import type { Tx } from '../db/client.ts'

/** Acts on a changed friendship or mute between two members, who are locked, in the transaction of the command. */
type PairListener = (tx: Tx, one: string, other: string, now: Date) => Promise<void>

const listeners = new Set<PairListener>()

/** Makes a listener known, once however often it is called. The programs do so before they serve. */
export function onPairChange(listener: PairListener): void {
  listeners.add(listener)
}

/** Tells all listeners of a change, one after the other. */
export async function tellPairChange(tx: Tx, one: string, other: string, now: Date): Promise<void> {
  for (const listener of listeners) await listener(tx, one, other, now)
}
