import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { LiveEvent, PLACE, RESET } from '#contract/events.ts'

/**
 * A page that receives live events, by a real connection: a stream has no end that an injected request could wait for.
 */
export type Listener = {
  /** The events received so far, in order; `reset` stands for itself. */
  heard: (LiveEvent | typeof RESET)[]
  /** The id from which the page would continue the stream. */
  lastId: string | null
  /** Whether the page has the place where the stream begins, and the missed events. */
  begun: boolean
  /** The end of the stream: by the server, or by `stop`. */
  ended: Promise<void>
  status: number
  headers: Headers
  /** Cuts the connection. */
  stop(): Promise<void>
}

export type ListenInput = { cookies?: ReadonlyMap<string, string>; query?: string; lastId?: string | null }

/** The app's port; it is opened by the first call. */
export async function portOf(app: FastifyInstance): Promise<number> {
  const address = app.server.address() as AddressInfo | null
  if (address !== null) return address.port
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Opens a stream and waits for its head. */
export async function listenTo(
  app: FastifyInstance,
  { cookies = new Map(), query = '', lastId = null }: ListenInput = {},
): Promise<Listener> {
  const abort = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${await portOf(app)}/api/events${query}`, {
    signal: abort.signal,
    headers: {
      accept: 'text/event-stream',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(lastId === null ? {} : { 'last-event-id': lastId }),
    },
  })
  const listener: Listener = {
    heard: [],
    lastId,
    begun: false,
    ended: Promise.resolve(),
    status: answer.status,
    headers: answer.headers,
    async stop() {
      abort.abort()
      await listener.ended
    },
  }
  const read = async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        take(listener, text.slice(0, end))
        text = text.slice(end + 2)
      }
    }
  }
  listener.ended = read().catch(() => undefined)
  return listener
}

/**
 * Opens streams for the tests of a file: each is ready before the test continues, and is cut when its test has ended.
 */
export function listening(): typeof listenTo {
  const open: Listener[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((listener) => listener.stop()))
  })
  return async (...input) => {
    const listener = await listenTo(...input)
    open.push(listener)
    // The first block contains the place where the stream begins.
    await expect.poll(() => listener.begun).toBe(true)
    return listener
  }
}

/** The topic of a film. */
export const onFilm = (id: string) => ({ query: `?topics[]=movies/${id}` })

/** The kinds of the received events. */
export const kinds = ({ heard }: Listener): string[] => heard.map((event) => (event === RESET ? event : event.kind))

/** The ids of the things of the received events. */
export const things = ({ heard }: Listener): string[] =>
  heard.map((event) => (event === RESET ? event : event.thing.id))

/** Reads one block of the stream as a browser does: an id counts also without data. */
function take(listener: Listener, block: string): void {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const at = line.indexOf(':')
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trim())
  }
  listener.lastId = fields.get('id') ?? listener.lastId
  const data = fields.get('data')
  if (data === undefined) return
  if (fields.get('event') === PLACE) {
    listener.begun = true
    return
  }
  listener.heard.push(fields.get('event') === RESET ? RESET : z.parse(LiveEvent, JSON.parse(data)))
}
