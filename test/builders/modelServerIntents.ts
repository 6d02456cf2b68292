import type { UserId } from '#contract/ids.ts'
import { toIntentOrder } from '../../server/http/intentOrder.ts'
import { toIntentTime } from '../../server/http/intentTime.ts'

/** Time and order of intents, with the rules of `server/http` and `server/db/deviceIntents.ts`. */
export class ModelIntents {
  #latest = new Map<string, { seq: number; intentAt: number }>()

  /** When a command counts as meant, in ms of the server's clock. */
  place(user: UserId, headers: Headers, arrivedAt: number): number {
    const told = Object.fromEntries(headers.entries())
    const intentAt = toIntentTime(told, new Date(arrivedAt)).getTime()
    const order = toIntentOrder(told)
    if (order === null) return intentAt
    const slot = `${user} ${order.device} ${order.slot}`
    const before = this.#latest.get(slot)
    if (before && before.seq > order.seq) return Math.min(intentAt, before.intentAt - 1)
    const placed = Math.max(intentAt, before?.intentAt ?? intentAt)
    this.#latest.set(slot, { seq: order.seq, intentAt: placed })
    return placed
  }
}
