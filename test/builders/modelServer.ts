import { type BatchedCommand, type BatchReceipt, NOT_TRIED } from '#contract/batch.ts'
import type { UserId } from '#contract/ids.ts'
import type { RatingInput } from '#contract/ratings.ts'
import { anonymous } from '#contract/session.ts'
import type { Fetch } from '../../src/sync/api.ts'
import { hang, json, problem, type Refusal } from './modelServerAnswers.ts'
import { ModelComments } from './modelServerComments.ts'
import { ModelIntents } from './modelServerIntents.ts'
import { ModelLists } from './modelServerLists.ts'
import { carryOutFavourite, carryOutMark, carryOutRating, carryOutRule, writeRating } from './modelServerRegisters.ts'
import { type Carried, type ModelCommand, ModelState } from './modelServerState.ts'
import { ModelTrivia } from './modelServerTrivia.ts'
import { aMember } from './session.ts'

/** A fault of one request. `dropAnswer` and `hangAfter` happen after the effect. */
export type Fault =
  | 'dropRequest'
  | 'dropAnswer'
  | 'hang'
  | 'portal'
  | 'portal404'
  | 'portal403'
  | 'portal401'
  /** `whole`, for a batch: the fault concerns the request, not one of its commands. */
  | (Refusal & { whole?: true })

/** `effects`: the number of commands that had been carried out when it arrived. */
export type Sent = {
  method: string
  path: string
  key: string | null
  body: string | null
  headers: Headers
  effects: number
}

/** The browser at the time of a request: its cookie, and the XSRF token that belongs to it. */
type Sender = { cookie: UserId | null; token: string }

/** Calls `run` once, `ms` from now. */
type SetTimer = (ms: number, run: () => void) => void

/**
 * The server, as far as the outbox depends on it, with the rules of docs/OUTBOX.md: one receipt a key in the
 * transaction of its effect, the expected user, XSRF. The effects of commands are in the other `modelServer…` files.
 * `cookie` is the member who is signed in.
 */
export class ModelServer {
  cookie: UserId | null
  token = 'xsrf-1'
  /** Applied to the next requests for commands, in order. */
  faults: Fault[] = []
  /**
   * The transit times of the next requests for commands, in ms. A request arrives although its sender has given up
   * meanwhile.
   */
  uploads: number[] = []
  readonly sent: Sent[] = []
  /** One row for each command that was carried out. */
  readonly effects: { key: string; user: UserId; path: string }[] = []
  /** The commands that were refused for good because of their things, with the status. */
  readonly refusals = new Map<string, number>()
  readonly bodies = new Map<string, string>()
  readonly inFlight = new Map<string, number>()
  /** The number of commands in each batch that arrived. */
  readonly batches: number[] = []
  /** An older server does not know batches. */
  takesBatches = true
  /** Keys that were in flight twice at the same time. */
  readonly overlaps: string[] = []
  readonly state: ModelState
  /** Refuses the commands of this path as long as it returns a refusal; nothing is stored under their keys. */
  refuses: (path: string) => Refusal | null = () => null
  /** The result of a command in the place of the rules; null: by the rules. */
  instead: (command: ModelCommand) => Carried | null = () => null
  readonly lists: ModelLists
  readonly comments: ModelComments
  readonly trivia: ModelTrivia
  #receipts = new Map<string, Carried>()
  /** Keys of commands that were refused for good. */
  readonly #refused = new Set<string>()
  #intents = new ModelIntents()
  #now: () => number
  #setTimer: SetTimer

  /** @param setTimer a timer of the clock by which requests are slow; without it, no request is slow. */
  constructor(now: () => number, cookie: UserId | null, setTimer: SetTimer = (_ms, run) => run()) {
    this.#now = now
    this.#setTimer = setTimer
    this.cookie = cookie
    this.state = new ModelState(now)
    this.lists = new ModelLists(this.state)
    this.comments = new ModelComments(this.state)
    this.trivia = new ModelTrivia(this.state)
  }

  rating(user: UserId, id: string): RatingInput | null {
    const rating = this.state.get('rating', user, `movies ${id}`)?.rating
    return rating ? { value: rating.value, top: rating.top, flop: rating.flop } : null
  }

  /** A rating from another device of the user. */
  rate(user: UserId, id: string, value: number | null): void {
    writeRating(this.state, user, 'movies', id, { value, top: false, flop: false }, this.#now())
  }

  readonly fetch = (async (input: string, init: RequestInit = {}) => {
    const path = input.split('?')[0] ?? ''
    const headers = new Headers(init.headers)
    if (path === '/api/csrf_token') return this.#json({ 'X-CSRF-Token': this.token })
    if (path === '/api/session') return this.#json(this.cookie === null ? anonymous : aMember({ id: this.cookie }))
    if (path === '/api/me/changes') return this.#answerChanges(input, headers)
    if (path === '/api/batch') return this.#answerBatch(init, headers)
    return this.#answerCommand(path, init, headers)
  }) as Fetch

  /** An answer of the server itself, with its clock. */
  #json(body: unknown, headers: Record<string, string> = {}): Response {
    return json(200, body, { 'x-server-now': new Date(this.#now()).toISOString(), ...headers })
  }

  /**
   * Resolves when a request arrives. A request whose sender has given up by then arrives nevertheless: `arriveLate`.
   */
  async #travel(signal: AbortSignal | null | undefined, arriveLate: () => void): Promise<void> {
    const ms = this.uploads.shift() ?? 0
    if (ms === 0) return
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(new DOMException('Aborted', 'AbortError'))
      if (signal?.aborted) giveUp()
      signal?.addEventListener('abort', giveUp)
      this.#setTimer(ms, () => (signal?.aborted ? arriveLate() : resolve()))
    })
  }

  get #sender(): Sender {
    return { cookie: this.cookie, token: this.token }
  }

  async #answerBatch(init: RequestInit, headers: Headers): Promise<Response> {
    if (!this.takesBatches) return problem({ status: 404 })
    const { commands } = JSON.parse(String(init.body)) as { commands: BatchedCommand[] }
    this.batches.push(commands.length)
    const sender = this.#sender
    for (const { key } of commands) this.#begin(key)
    try {
      await this.#travel(init.signal, () => {
        if (!this.#refuse(headers, sender)) void this.#carryOut(commands, headers, sender, this.#refused)
      })
      const head = this.faults[0]
      const fault = typeof head === 'string' || head?.whole ? this.faults.shift() : undefined
      const broken = await this.#break(fault, init)
      if (broken) return broken
      if (typeof fault === 'object') return this.#meet(fault, ...commands.map(({ key }) => key))
      const refusal = this.#refuse(headers, sender)
      if (refusal) return problem(refusal)
      const answer = this.#json({ receipts: await this.#carryOut(commands, headers, sender) })
      if (fault === 'dropAnswer') throw new TypeError('Failed to fetch')
      return answer
    } finally {
      for (const { key } of commands) this.#end(key)
    }
  }

  /** @param refused keys that are refused as before; later commands of the same lane wait, as after any refusal. */
  async #carryOut(
    commands: readonly BatchedCommand[],
    batch: Headers,
    sender: Sender,
    refused: ReadonlySet<string> = new Set(),
  ): Promise<BatchReceipt[]> {
    const stopped = new Set<string | undefined>()
    const receipts: BatchReceipt[] = []
    for (const command of commands) {
      const { method, path, key, lane, body } = command
      if (refused.has(key) && lane !== undefined) stopped.add(lane)
      if (refused.has(key) || stopped.has(lane)) {
        receipts.push({ key, status: NOT_TRIED, replayed: false, body: null })
        continue
      }
      const headers = toHeaders(command, batch)
      const text = body === undefined ? null : JSON.stringify(body)
      this.sent.push({ method, path, key, body: text, headers, effects: this.effects.length })
      const fault = typeof this.faults[0] === 'object' && !this.faults[0].whole ? this.faults.shift() : undefined
      const isRefused = typeof fault === 'object' && !this.#knows(fault, key)
      const answer = isRefused ? this.#meet(fault, key) : this.#run(method, path, text, headers, key, sender)
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
    const sender = this.#sender
    const arrive = () => this.sent.push({ method, path, key, body, headers, effects: this.effects.length })
    const run = () => this.#run(method, path, body, headers, key, sender)
    this.#begin(key)
    try {
      await this.#travel(init.signal, () => {
        arrive()
        if (!this.#refused.has(key)) run()
      })
      arrive()
      const fault = this.faults.shift()
      const broken = await this.#break(fault, init)
      if (broken) return broken
      if (typeof fault === 'object' && !this.#knows(fault, key)) return this.#meet(fault, key)
      const answer = run()
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

  /** The fault of a request on the network, before it reaches the server. */
  async #break(fault: Fault | undefined, init: RequestInit): Promise<Response | null> {
    const html = { 'content-type': 'text/html' }
    if (fault === 'dropRequest') throw new TypeError('Failed to fetch')
    if (fault === 'hang') return hang(init.signal)
    if (fault === 'portal') return new Response('<html>Willkommen', { headers: html })
    if (fault === 'portal404') return new Response('<html>', { status: 404, headers: html })
    if (fault === 'portal403') return new Response('<html>', { status: 403, headers: html })
    if (fault === 'portal401') return new Response('<html>', { status: 401, headers: html })
    return null
  }

  /** A lasting refusal cannot follow a receipt: the server would answer with the receipt. */
  #knows(fault: Refusal, key: string): boolean {
    return isLasting(fault) && this.bodies.has(key)
  }

  /** Refuses; a lasting refusal holds for copies that arrive later, too. */
  #meet(fault: Refusal, ...keys: string[]): Response {
    if (isLasting(fault)) for (const key of keys) this.#refused.add(key)
    return problem(fault, keys.length === 1 ? keys[0] : undefined)
  }

  /** The refusal of a sender without access; null for one with access. */
  #refuse(headers: Headers, { cookie, token }: Sender): Refusal | null {
    if (headers.get('x-xsrf-token') !== token) return { status: 403, code: 'xsrf' }
    if (cookie === null) return { status: 401, code: 'sign_in_needed' }
    return headers.get('x-expected-user') === cookie ? null : { status: 403, code: 'other_user' }
  }

  #run(method: string, path: string, body: string | null, headers: Headers, key: string, sender: Sender): Response {
    const { cookie: user } = sender
    const refusal = this.#refuse(headers, sender) ?? this.refuses(path)
    if (refusal || user === null) return problem(refusal ?? { status: 401 }, key)
    const receiptKey = `${user} ${key}`
    const hash = `${method} ${path} ${body}`
    const known = this.bodies.get(key)
    if (known !== undefined && known !== hash) return problem({ status: 422, code: 'key_reused' }, key)
    const stored = this.#receipts.get(receiptKey)
    if (stored) return toAnswer(stored, { 'idempotency-key': key, 'idempotency-replayed': 'true' })
    this.state.begin(key)
    const carried = this.#carryOutOne({
      ...{ user, method, path: path.split('/').slice(2), intentAt: this.#intents.place(user, headers, this.#now()) },
      ...{ body: body === null ? null : JSON.parse(body), ifMatch: headers.get('if-match') },
    })
    this.bodies.set(key, hash)
    this.#receipts.set(receiptKey, carried)
    if (carried.kind === 'done') this.effects.push({ key, user, path })
    else this.refusals.set(key, carried.status)
    return toAnswer(carried, { 'idempotency-key': key })
  }

  /** Carries a command out by its path, like the router of the real server. */
  #carryOutOne(command: ModelCommand): Carried {
    const [type, , field] = command.path
    const instead = this.instead(command)
    if (instead) return instead
    if (type === 'me')
      return command.path[1] === 'watchlist_rule'
        ? carryOutRule(this.state, command)
        : carryOutFavourite(this.state, command)
    if (type === 'comments' && command.path.length === 2) return this.comments.carryOut(command)
    if (field === 'comments') return this.comments.carryOut(command)
    if (field === 'trivia' || (type === 'trivia' && command.path.length === 2)) return this.trivia.carryOut(command)
    if (field === 'rating') return carryOutRating(this.state, command)
    const isList = type === 'lists' && (command.path.length < 3 || field === 'items' || field === 'order')
    return isList ? this.lists.carryOut(command) : carryOutMark(this.state, command)
  }

  #answerChanges(url: string, headers: Headers): Response {
    const user = this.cookie
    if (user === null) return problem({ status: 401, code: 'sign_in_needed' })
    if (headers.get('x-expected-user') !== user) return problem({ status: 403, code: 'other_user' })
    const since = Number(new URLSearchParams(url.split('?')[1]).get('since') ?? 0)
    return this.#json(this.state.changes(user, since), { date: new Date(this.#now()).toUTCString() })
  }
}

/** A refusal that names its end is not lasting. */
const isLasting = ({ status, headers }: Refusal) =>
  headers?.['retry-after'] === undefined &&
  status >= 400 &&
  status < 500 &&
  ![401, 403, 408, 409, 425, 429].includes(status)

/** The headers that a command of a batch would have as a request of its own. */
function toHeaders({ intent_at, intent_after, intent_slot, intent_seq, if_match }: BatchedCommand, batch: Headers) {
  const headers = new Headers(batch)
  headers.set('x-intent-at', intent_at ?? '')
  headers.set('x-intent-after', intent_after ?? '')
  if (intent_slot !== undefined) headers.set('x-intent-slot', intent_slot)
  if (intent_seq !== undefined) headers.set('x-intent-seq', String(intent_seq))
  if (if_match !== undefined) headers.set('if-match', if_match)
  return headers
}

function toAnswer(carried: Carried, headers: Record<string, string>): Response {
  return carried.kind === 'done' ? json(200, carried.body, headers) : problem({ ...carried, headers })
}
