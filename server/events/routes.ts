import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { eventsCall, OWN_TOPIC } from '#contract/events.ts'
import { createGuard } from '../http/guard.ts'
import { ProblemError } from '../http/problemError.ts'
import { readLimit } from '../http/readLimit.ts'
import { toAddressKey } from '../http/toAddressKey.ts'
import { whenOver } from '../http/whenOver.ts'
import { readCursor } from './cursor.ts'
import type { Hub } from './hub/service.ts'
import type { Beginning } from './missed/service.ts'
import { toTopicIds } from './service.ts'
import { createStream, type Stream } from './stream.ts'
import { createStreamPlaces } from './streamPlaces.ts'

/** Browsers come back after a cut within this time, each when it likes, in ms. */
const RETRY = { least: 2_000, spread: 6_000 }

type Query = z.output<typeof eventsCall.query>

/** The stream of live events. It writes by itself: it is never compressed, buffered or kept by anybody. */
export function registerEvents(app: FastifyInstance, hub: Hub): void {
  const { platform } = app
  const { db } = platform.database
  const takePlace = createStreamPlaces(platform)
  const guard = createGuard(eventsCall, app)

  // Streams end before the server waits for its requests: browsers come back to the process that takes over.
  app.addHook('preClose', () => hub.stop())

  app.get(
    eventsCall.path,
    {
      schema: { summary: eventsCall.summary, tags: ['events'], querystring: eventsCall.query },
      attachValidation: true,
      exposeHeadRoute: false,
      onRequest: [readLimit(app), guard.onRequest],
    },
    async (request, reply) => {
      if (request.validationError) throw new ProblemError('malformed')
      const query = request.query as Query
      const beginning = toBeginning(query, request.headers['last-event-id'])
      const memberId = request.member?.id ?? null
      // Before anything is waited for: many that come at once would all find room.
      whenOver(request, reply, takePlace(memberId, toAddressKey(request.ip)))
      // Its turn ends when it has been told what it missed, and is not held while the stream is open.
      await app.inTurn(request, async () => {
        const topics = await toTopics(memberId, query.topics ?? [])
        if (request.raw.socket.destroyed) throw new ProblemError('request_timeout')
        const sessionId = request.member?.sessionId ?? null
        const retryMs = RETRY.least + Math.random() * RETRY.spread
        const stream = createStream(open(reply), { memberId, sessionId, topics }, retryMs)
        whenOver(request, reply, () => hub.detach(stream))
        await attach(request, stream, beginning)
      })
    },
  )

  /** Whether they may hear of a topic is judged with each event: roles are given and taken. */
  const toTopics = async (memberId: string | null, asked: readonly string[]): Promise<Map<string, string>> => {
    const ids = await toTopicIds(db, asked)
    const own: [string, string][] = memberId === null ? [] : [[`users/${memberId}`, OWN_TOPIC]]
    return new Map([...own, ...asked.map((topic): [string, string] => [ids.get(topic) ?? topic, topic])])
  }

  const attach = async (request: FastifyRequest, stream: Stream, beginning: Beginning): Promise<void> => {
    try {
      await hub.attach(stream, beginning)
    } catch (error) {
      // The head is sent: the browser comes back and asks for the same again.
      request.log.warn({ err: error }, 'a stream of events could not begin')
      stream.end()
    }
  }
}

/** Sends the head, with what every answer carries, and leaves the rest to whoever writes. */
function open(reply: FastifyReply) {
  reply.hijack()
  const { raw } = reply
  const headers = reply.getHeaders() as OutgoingHttpHeaders
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
    // It ends with its stream, so that a server that stops waits for no idle line.
    connection: 'close',
  })
  raw.flushHeaders()
  return raw
}

/** A header is newer than what stands in the address: browsers send it as they come back. */
function toBeginning({ since, from }: Query, header: string | string[] | undefined): Beginning {
  const comesBack = typeof header === 'string' && header !== ''
  const place = comesBack ? header : since
  const after = place === undefined ? null : readCursor(place)
  if (place !== undefined && after === null) throw new ProblemError('malformed')
  return { after, from: from === undefined || comesBack ? null : new Date(from) }
}
