import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { batchCall } from '#contract/batch.ts'
import type { UserId } from '#contract/ids.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import type { Refusal } from '../../../test/builders/modelServerAnswers.ts'
import { carryOutRating } from '../../../test/builders/modelServerRegisters.ts'
import type { Carried, ModelCommand } from '../../../test/builders/modelServerState.ts'
import { type Reply, toReply, write } from './reply.ts'

/** A rating that was carried out. `applied`: it was not older than the present one. */
export type Effect = { user: UserId; film: string; value: number; applied: boolean }

/** A request with commands, by the films that they rate. */
export type Arrival = { films: readonly string[] }

type OrLater<T> = T | Promise<T>

/** The faults of the network and the server on requests with commands. */
export type Harm = {
  /**
   * Before the request reaches the server: lets it pass (null), ends its connection, or answers in the server's place.
   */
  arrives?(arrival: Arrival): OrLater<Reply | 'drop' | null>
  /** After the server has carried it out: may end the connection. */
  leaves?(arrival: Arrival): OrLater<'drop' | null>
  /** Refuses one command that the server cannot carry out now. */
  refuses?(film: string): Refusal | null
}

export type Documents = ReadonlyMap<string, { type: string; body: string }>

/**
 * The model server of the outbox's own tests behind a port. It requires nothing that a queue may not support: a request
 * without a key takes effect each time, one without an expected user counts for the member who is signed in, and one
 * without a time has the time of its arrival.
 */
export class FaultServer {
  readonly model = new ModelServer(Date.now, null)
  /** In the order of the effects. */
  readonly effects: Effect[] = []
  /** The member who is signed in with each cookie. */
  readonly sessions = new Map<string, UserId>()
  harm: Harm = {}
  url = ''
  private readonly documents: Documents
  private readonly listener = createServer((input, output) => {
    this.handle(input, output).catch(() => output.destroy())
  })
  private turn: Promise<unknown> = Promise.resolve()
  private keys = 0
  private open = 0
  private busyAt = 0

  /** @param documents further documents that it serves, by path. */
  constructor(documents: Documents) {
    this.documents = documents
    this.model.refuses = (path) => this.harm.refuses?.(toFilm(path)) ?? null
    this.model.instead = (command) => this.carryOut(command)
  }

  async start(): Promise<void> {
    this.listener.keepAliveTimeout = 60_000
    this.listener.listen(0, '127.0.0.1')
    await once(this.listener, 'listening')
    this.url = `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.listener.closeAllConnections()
    this.listener.close()
    await once(this.listener, 'close')
  }

  private async handle(input: IncomingMessage, output: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of input) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const path = input.url?.split('?')[0] ?? ''
    const document = this.documents.get(path)
    if (document) return write(output, { status: 200, headers: { 'content-type': document.type }, body: document.body })
    if (!path.startsWith('/api/')) return write(output, { status: 404, headers: {}, body: '' })
    const films = toFilms(path, body)
    if (films.length === 0) return write(output, await this.ask(input, body))
    this.open += 1
    try {
      const met = (await this.harm.arrives?.({ films })) ?? null
      const reply = met ?? (await this.ask(input, body))
      const left = met === null ? await this.harm.leaves?.({ films }) : null
      if (reply === 'drop' || left === 'drop') output.destroy()
      else write(output, reply)
    } finally {
      this.open -= 1
      this.busyAt = Date.now()
    }
  }

  /** The time since the last request with commands. */
  quietMs(): number {
    return this.open > 0 ? 0 : Date.now() - this.busyAt
  }

  /** One at a time: the model knows one cookie. */
  private ask(input: IncomingMessage, body: string): Promise<Reply> {
    const { method = 'GET', url = '' } = input
    const asked = this.turn.then(async () => {
      const user = this.userOf(input)
      this.model.cookie = user
      return toReply(await this.model.fetch(url, { method, headers: this.headersOf(input, user), body: body || null }))
    })
    this.turn = asked.catch(() => undefined)
    if (url !== '/api/csrf_token') return asked
    return asked.then((reply) => ({
      ...reply,
      headers: { ...reply.headers, 'set-cookie': `XSRF-TOKEN=${this.model.token}; Path=/` },
    }))
  }

  private userOf(input: IncomingMessage): UserId | null {
    const session = /(?:^|; *)session=([^;]*)/.exec(input.headers.cookie ?? '')?.[1] ?? ''
    return this.sessions.get(session) ?? null
  }

  private headersOf(input: IncomingMessage, user: UserId | null): Record<string, string> {
    this.keys += 1
    const sent = Object.entries(input.headers).map(([name, value]) => [name, String(value)])
    return { 'x-expected-user': user ?? '', 'idempotency-key': `none-${this.keys}`, ...Object.fromEntries(sent) }
  }

  private carryOut(command: ModelCommand): Carried | null {
    if (command.path[2] !== 'rating') return null
    const carried = carryOutRating(this.model.state, command)
    if (carried.kind === 'done') {
      const { applied } = z.parse(Applied, carried.body)
      const { value } = z.parse(Body, command.body).rating
      this.effects.push({ user: command.user, film: command.path[1] ?? '', value, applied })
    }
    return carried
  }
}

const Applied = z.object({ applied: z.boolean() })
const Body = z.object({ rating: z.object({ value: z.number() }) })

/** The film that a command's path rates. */
const toFilm = (path: string) => /^\/api\/movies\/([^/]+)\/rating$/.exec(path)?.[1] ?? ''

/** The films that a request rates; none: it carries no commands. */
function toFilms(path: string, body: string): string[] {
  const paths =
    path === batchCall.path ? z.parse(batchCall.body, JSON.parse(body)).commands.map((one) => one.path) : [path]
  return paths.map(toFilm).filter((film) => film !== '')
}
