import type { UserId } from '#contract/ids.ts'
import { json, problem } from './modelServerAnswers.ts'
import type { Carried } from './modelServerState.ts'

/** The receipts of the model server: one for each key and member, with the request that it belongs to. */
export class ModelReceipts {
  readonly #receipts = new Map<string, Carried>()
  readonly #requests = new Map<string, string>()

  /** Whether a command with this key was carried out or refused for good. */
  has(key: string): boolean {
    return this.#requests.has(key)
  }

  /** The answer to a key that is known already; null for a new one. */
  find(user: UserId, key: string, request: string): Response | null {
    const known = this.#requests.get(key)
    if (known !== undefined && known !== request) return problem({ status: 422, code: 'key_reused' }, key)
    const stored = this.#receipts.get(`${user} ${key}`)
    return stored ? toAnswer(stored, { 'idempotency-key': key, 'idempotency-replayed': 'true' }) : null
  }

  /** Stores the receipt and answers with it. */
  add(user: UserId, key: string, request: string, carried: Carried): Response {
    this.#requests.set(key, request)
    this.#receipts.set(`${user} ${key}`, carried)
    return toAnswer(carried, { 'idempotency-key': key })
  }
}

function toAnswer(carried: Carried, headers: Record<string, string>): Response {
  return carried.kind === 'done' ? json(200, carried.body, headers) : problem({ ...carried, headers })
}
