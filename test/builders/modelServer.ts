import { type BatchedCommand, type BatchReceipt, NOT_TRIED } from '#contract/batch.ts'
import type { UserId } from '#contract/ids.ts'
import type { RatingInput } from '#contract/ratings.ts'
import { anonymous } from '#contract/session.ts'
import type { Fetch } from '../../src/sync/api.ts'
import { json, problem, type Refusal } from './modelServerAnswers.ts'
import { toHeaders, toReceipt } from './modelServerBatch.ts'
import type { ModelComments } from './modelServerComments.ts'
import { ModelIntents } from './modelServerIntents.ts'
import type { ModelLists } from './modelServerLists.ts'
import { breakRequest, type Fault, ModelNetwork, type SetTimer } from './modelServerNetwork.ts'
import { ModelReceipts } from './modelServerReceipts.ts'
import { writeRating } from './modelServerRegisters.ts'
import { ModelRoutes } from './modelServerRoutes.ts'
import { type Carried, type ModelCommand, ModelState } from './modelServerState.ts'
import type { ModelTrivia } from './modelServerTrivia.ts'
import { aMember } from './session.ts'

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
  readonly sent: Sent[] = []
  /** One row for each command that was carried out. */
  readonly effects: { key: string; user: UserId; path: string }[] = []
  /** The commands that were refused for good because of their things, with the status. */
  readonly refusals = new Map<string, number>()
  /** The number of commands in each batch that arrived. */
  readonly batches: number[] = []
  /** An older server does not know batches. */
  takesBatches = true
  readonly network: ModelNetwork
  readonly state: ModelState
  /** Refuses the commands of this path as long as it returns a refusal; nothing is stored under their keys. */
  refuses: (path: string) => Refusal | null = () => null
  /** The result of a command in the place of the rules; null: by the rules. */
  instead: (command: ModelCommand) => Carried | null = () => null
  readonly lists: ModelLists
  readonly comments: ModelComments
  readonly trivia: ModelTrivia
  #routes: ModelRoutes
  #receipts = new ModelReceipts()
  /** Keys of commands that were refused for good. */
  readonly #refused = new Set<string>()
  #intents = new ModelIntents()
  #now: () => number

  /** @param setTimer a timer of the clock by which requests are slow; without it, no request is slow. */
  constructor(now: () => number, cookie: UserId | null, setTimer: SetTimer = (_ms, run) => run()) {
    this.#now = now
    this.network = new ModelNetwork(setTimer)
    this.cookie = cookie
    this.state = new ModelState(now)
    this.#routes = new ModelRoutes(this.state)
    this.lists = this.#routes.lists
    this.comments = this.#routes.comments
    this.trivia = this.#routes.trivia
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

  get #sender(): Sender {
    return { cookie: this.cookie, token: this.token }
  }

  async #answerBatch(init: RequestInit, headers: Headers): Promise<Response> {
    if (!this.takesBatches) return problem({ status: 404 })
    const { commands } = JSON.parse(String(init.body)) as { commands: BatchedCommand[] }
    this.batches.push(commands.length)
    const sender = this.#sender
    for (const { key } of commands) this.network.begin(key)
    try {
      await this.network.travel(init.signal, () => {
        if (!this.#refuse(headers, sender)) void this.#carryOut(commands, headers, sender, this.#refused)
      })
      const head = this.faults[0]
      const fault = typeof head === 'string' || head?.whole ? this.faults.shift() : undefined
      const broken = await breakRequest(fault, init)
      if (broken) return broken
      if (typeof fault === 'object') return this.#meet(fault, ...commands.map(({ key }) => key))
      const refusal = this.#refuse(headers, sender)
      if (refusal) return problem(refusal)
      const answer = this.#json({ receipts: await this.#carryOut(commands, headers, sender) })
      if (fault === 'dropAnswer') throw new TypeError('Failed to fetch')
      return answer
    } finally {
      for (const { key } of commands) this.network.end(key)
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
      receipts.push(await toReceipt(key, answer))
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
    this.network.begin(key)
    try {
      await this.network.travel(init.signal, () => {
        arrive()
        if (!this.#refused.has(key)) run()
      })
      arrive()
      const fault = this.faults.shift()
      const broken = await breakRequest(fault, init)
      if (broken) return broken
      if (typeof fault === 'object' && !this.#knows(fault, key)) return this.#meet(fault, key)
      const answer = run()
      if (fault === 'dropAnswer') throw new TypeError('Failed to fetch')
      return answer
    } finally {
      this.network.end(key)
    }
  }

  /** A lasting refusal cannot follow a receipt: the server would answer with the receipt. */
  #knows(fault: Refusal, key: string): boolean {
    return isLasting(fault) && this.#receipts.has(key)
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
    const request = `${method} ${path} ${body}`
    const known = this.#receipts.find(user, key, request)
    if (known) return known
    this.state.begin(key)
    const command: ModelCommand = {
      ...{ user, method, path: path.split('/').slice(2), intentAt: this.#intents.place(user, headers, this.#now()) },
      ...{ body: body === null ? null : JSON.parse(body), ifMatch: headers.get('if-match') },
    }
    const carried = this.instead(command) ?? this.#routes.carryOut(command)
    if (carried.kind === 'done') this.effects.push({ key, user, path })
    else this.refusals.set(key, carried.status)
    return this.#receipts.add(user, key, request, carried)
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
