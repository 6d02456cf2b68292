import * as z from 'zod/mini'
import { Session } from '#contract/session.ts'

/** A session that the device, or another tab of perhaps another version, tells; null when it is none that we know. */
export function readSession(told: unknown): Session | null {
  return z.safeParse(Session, told).data ?? null
}
