import { type BatchedCommand, type BatchReceipt, NOT_TRIED } from '#contract/batch.ts'
import type { Favourite } from '#contract/favourites.ts'
import type { UserId } from '#contract/ids.ts'
import { type ProblemCode, problemCodes } from '#contract/problem.ts'
import type { Rating, RatingInput } from '#contract/ratings.ts'
import { anonymous } from '#contract/session.ts'
import type { Fetch } from '../../src/sync/api.ts'
import { aFavouriteCinema } from './favourites.ts'
import { aMember } from './session.ts'

/** What goes wrong with one request. `dropAnswer` and `hangAfter` happen after the effect. */
export type Fault =
  | 'dropRequest'
  | 'dropAnswer'
  | 'hang'
  | 'portal'
  | 'portal404'
  | 'portal403'
  | {
      status: number
      code?: ProblemCode
      headers?: Record<string, string>
      detail?: string
      /** Of a batch: meets the request, not one of its commands. */
      whole?: true
    }

export type Sent = { method: string; path: string; key: string | null; body: string | null; headers: Headers }

/**
 * The server as far as the outbox can tell, with the rules of OFFLINE.md: one receipt a key in the transaction of its
 * effect, the expected user, XSRF, last intent wins. `cookie` is who the browser is signed in as.
 */
export class ModelServer {
  cookie: UserId | null
  token = 'xsrf-1'
  /** Applied to the next requests for commands, in order. */
  faults: Fault[] = []
  readonly sent: Sent[] = []
  /** One row for each effect. */
  readonly effects: { key: string; user: UserId; path: string }[] = []
  readonly bodies = new Map<string, string>()
  readonly inFlight = new Map<string, number>()
  /** How many commands each batch held that arrived. */
  readonly batches: number[] = []
  /** An older server knows none. */
  takesBatches = true
  /** Keys that were in flight twice at the same time. */
  readonly overlaps: string[] = []
  #receipts = new Map<string, { status: number; body: unknown }>()
  #ratings = new Map<string, Rating & { intentAt: number }>()
  #favourites = new Map<string, Favourite & { intentAt: number }>()
  #changes: { user: UserId; type: 'movies' | 'cinemas'; id: string }[] = []
  #now: () => number

  constructor(now: () => number, cookie: UserId | null) {
    this.#now = now
    this.cookie = cookie
  }

  rating(user: UserId, id: string): RatingInput | null {
    const rating = this.#ratings.get(`${user} ${id}`)
    return rating ? { value: rating.value, top: rating.top, flop: rating.flop } : null
  }

  /** Another device of the user rates. */
  rate(user: UserId, id: string, value: number | null): void {
    this.#write(user, id, { value, top: false, flop: false }, this.#now())
  }

  favourite(user: UserId, id: string): boolean {
    return this.#favourites.get(`${user} ${id}`)?.favourite ?? false
  }

  readonly fetch = (async (input: string, init: RequestInit = {}) => {
    const path = input.split('?')[0] ?? ''
    const headers = new Headers(init.headers)
    if (path === '/api/csrf_token') return json(200, { 'X-CSRF-Token': this.token })
    if (path === '/api/session') return json(200, this.cookie === null ? anonymous : aMember({ id: this.cookie }))
    if (path === '/api/me/changes') return this.#answerChanges(input, headers)
    if (path === '/api/batch') return this.#answerBatch(init, headers)
    return this.#answerCommand(path, init, headers)
  }) as Fetch

  async #answerBatch(init: RequestInit, headers: Headers): Promise<Response> {
    if (!this.takesBatches) return problem({ status: 404 })
    const { commands } = JSON.parse(String(init.body)) as { commands: BatchedCommand[] }
    this.batches.push(commands.length)
    for (const { key } of commands) this.#begin(key)
    try {
      const head = this.faults[0]
      const fault = typeof head === 'string' || head?.whole ? this.faults.shift() : undefined
      const broken = await this.#break(fault, init)
      if (broken) return broken
      if (typeof fault === 'object') return problem(fault)
      const refusal = this.#refuse(headers)
      if (refusal) return problem(refusal)
      const answer = json(200, { receipts: await this.#carryOut(commands, headers) })
      if (fault === 'dropAnswer') throw new TypeError('Failed to fetch')
      return answer
    } finally {
      for (const { key } of commands) this.#end(key)
    }
  }

  async #carryOut(commands: readonly BatchedCommand[], batch: Headers): Promise<BatchReceipt[]> {
    const stopped = new Set<string | undefined>()
    const receipts: BatchReceipt[] = []
    for (const { method, path, key, intent_at, lane, body } of commands) {
      if (stopped.has(lane)) {
        receipts.push({ key, status: NOT_TRIED, replayed: false, body: null })
        continue
      }
      const headers = new Headers(batch)
      headers.set('x-intent-at', intent_at ?? '')
      const text = body === undefined ? null : JSON.stringify(body)
      this.sent.push({ method, path, key, body: text, headers })
      const fault = typeof this.faults[0] === 'object' && !this.faults[0].whole ? this.faults.shift() : undefined
      const isRefused = typeof fault === 'object' && !this.#knows(fault, key)
      const answer = isRefused ? problem(fault, key) : this.#run(method, path, text, headers, key)
      if (answer.status !== 200 && lane !== undefined) stopped.add(lane)
      const retryAfter = answer.headers.get('retry-after')
      receipts.push({
        key,
        status: answer.status,
        replayed: answer.headers.has('idempotency-replayed'),
        body: await answer.json(),
        ...(retryAfter === null ? {} : { retry_after: Number(retryAfter) }),
      })
    }
    return receipts
  }

  async #answerCommand(path: string, init: RequestInit, headers: Headers): Promise<Response> {
    const key = headers.get('idempotency-key') ?? ''
    const body = typeof init.body === 'string' ? init.body : null
    const method = init.method ?? 'GET'
    this.sent.push({ method, path, key, body, headers })
    this.#begin(key)
    try {
      const fault = this.faults.shift()
      const broken = await this.#break(fault, init)
      if (broken) return broken
      if (typeof fault === 'object' && !this.#knows(fault, key)) return problem(fault, key)
      const answer = this.#run(method, path, body, headers, key)
      if (fault === 'dropAnswer') throw new TypeError('Failed to fetch')
      return answer
    } finally {
      this.#end(key)
    }
  }

  #begin(key: string): void {
    if (this.inFlight.get(key)) this.overlaps.push(key)
    this.inFlight.set(key, (this.inFlight.get(key) ?? 0) + 1)
  }

  #end(key: string): void {
    this.inFlight.set(key, (this.inFlight.get(key) ?? 1) - 1)
  }

  /** What the network does to a request before the server has it. */
  async #break(fault: Fault | undefined, init: RequestInit): Promise<Response | null> {
    const html = { 'content-type': 'text/html' }
    if (fault === 'dropRequest') throw new TypeError('Failed to fetch')
    if (fault === 'hang') return hang(init.signal)
    if (fault === 'portal') return new Response('<html>Willkommen', { headers: html })
    if (fault === 'portal404') return new Response('<html>', { status: 404, headers: html })
    if (fault === 'portal403') return new Response('<html>', { status: 403, headers: html })
    return null
  }

  /** A lasting refusal cannot follow a receipt: the receipt would be answered. */
  #knows({ status }: Exclude<Fault, string>, key: string): boolean {
    const lasting = status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status)
    return lasting && this.bodies.has(key)
  }

  /** Who may not ask at all. */
  #refuse(headers: Headers): Exclude<Fault, string> | null {
    if (headers.get('x-xsrf-token') !== this.token) return { status: 403, code: 'xsrf' }
    if (this.cookie === null) return { status: 401, code: 'sign_in_needed' }
    return headers.get('x-expected-user') === this.cookie ? null : { status: 403, code: 'other_user' }
  }

  #run(method: string, path: string, body: string | null, headers: Headers, key: string): Response {
    const refusal = this.#refuse(headers)
    if (refusal || this.cookie === null) return problem(refusal ?? { status: 401 }, key)
    const receiptKey = `${this.cookie} ${key}`
    const hash = `${method} ${path} ${body}`
    const known = this.bodies.get(key)
    if (known !== undefined && known !== hash) return problem({ status: 422, code: 'key_reused' }, key)
    const stored = this.#receipts.get(receiptKey)
    if (stored) return json(stored.status, stored.body, { 'idempotency-key': key, 'idempotency-replayed': 'true' })
    const skew = this.#now() - Date.parse(headers.get('x-client-now') ?? '')
    const intentAt = Math.min(Date.parse(headers.get('x-intent-at') ?? '') + skew, this.#now())
    this.effects.push({ key, user: this.cookie, path })
    const answer = { status: 200, body: this.#apply(this.cookie, method, path, body, intentAt) }
    this.#receipts.set(receiptKey, answer)
    this.bodies.set(key, hash)
    return json(200, answer.body, { 'idempotency-key': key })
  }

  #apply(user: UserId, method: string, path: string, body: string | null, intentAt: number) {
    const [, cinema] = /^\/api\/me\/cinemas\/([^/]+)$/.exec(path) ?? []
    if (cinema !== undefined) {
      const applied = this.#keep(user, cinema, method === 'PUT', intentAt)
      return { applied, current: withoutIntent(this.#favourites.get(`${user} ${cinema}`)) }
    }
    const [, , , id = ''] = path.split('/')
    const rating: RatingInput =
      method === 'DELETE' || body === null
        ? { value: null, top: false, flop: false }
        : (JSON.parse(body) as { rating: RatingInput }).rating
    const applied = this.#write(user, id, rating, intentAt)
    return { applied, current: withoutIntent(this.#ratings.get(`${user} ${id}`)) }
  }

  #keep(user: UserId, id: string, favourite: boolean, intentAt: number): boolean {
    const before = this.#favourites.get(`${user} ${id}`)
    if (before && before.intentAt > intentAt) return false
    const updatedAt = new Date(this.#now()).toISOString()
    this.#favourites.set(`${user} ${id}`, { cinema: aFavouriteCinema(id.slice(2)), favourite, updatedAt, intentAt })
    this.#changes.push({ user, type: 'cinemas', id })
    return true
  }

  #write(user: UserId, id: string, rating: RatingInput, intentAt: number): boolean {
    const before = this.#ratings.get(`${user} ${id}`)
    if (before && before.intentAt > intentAt) return false
    const updatedAt = new Date(this.#now()).toISOString()
    this.#ratings.set(`${user} ${id}`, { id, ...rating, updatedAt, intentAt })
    this.#changes.push({ user, type: 'movies', id })
    return true
  }

  #answerChanges(url: string, headers: Headers): Response {
    const user = this.cookie
    if (user === null) return problem({ status: 401, code: 'sign_in_needed' })
    if (headers.get('x-expected-user') !== user) return problem({ status: 403, code: 'other_user' })
    const since = Number(new URLSearchParams(url.split('?')[1]).get('since') ?? 0)
    const changes = this.#changes.slice(since, since + 5).flatMap((change): unknown[] => {
      if (change.user !== user) return []
      const { type, id } = change
      if (type === 'cinemas') {
        return [{ kind: 'favouriteCinema', ...withoutIntent(this.#favourites.get(`${user} ${id}`)) }]
      }
      return [{ kind: 'rating', type, id, rating: withoutIntent(this.#ratings.get(`${user} ${id}`)) }]
    })
    const cursor = Math.min(this.#changes.length, since + 5)
    return json(200, { changes, cursor: String(cursor), more: cursor < this.#changes.length })
  }
}

/** What the server tells of a register. */
function withoutIntent<T extends { intentAt: number }>(register: T | undefined): Omit<T, 'intentAt'> {
  if (!register) throw new Error('the model answers for a register that it never wrote')
  const { intentAt: _, ...current } = register
  return current
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  const text = JSON.stringify(body)
  // As much of a Response as is read: a whole one with its stream takes a tenth of the model's time.
  return {
    ok: status < 300,
    status,
    headers: new Headers({ 'content-type': type, ...headers }),
    json: async () => JSON.parse(text),
  } as Response
}

function problem({ status, code, headers, detail }: Exclude<Fault, string>, key?: string): Response {
  const named = code ?? Object.entries(problemCodes).find(([, known]) => known === status)?.[0] ?? 'unknown'
  const body = {
    type: `about:${named}`,
    title: named,
    status,
    code: named,
    request_id: 'r',
    ...(detail ? { detail } : {}),
  }
  return json(status, body, { ...headers, ...(key ? { 'idempotency-key': key } : {}) })
}
