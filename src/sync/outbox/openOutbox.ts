import type { Outbox } from './outbox.ts'

/** The outbox of this device. */
export async function openOutbox(): Promise<Outbox> {
  throw new Error('not built yet')
}
