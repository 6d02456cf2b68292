import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { eventsCall, MODERATION_TOPIC, OWN_TOPIC } from '#contract/events.ts'
import { createGuard } from '../http/guard.ts'
import { ProblemError } from '../http/problemError.ts'
import { readLimit } from '../http/readLimit.ts'
import { toAddressKey } from '../http/toAddressKey.ts'
import { readCursor } from './cursor.ts'
import type { Beginning, Hub } from './hub/service.ts'
import { toTopicId } from './service.ts'
import { createStream, type Stream } from './stream.ts'

/** Open streams of this process, of one member, and of the visitors of one address. */
const MOST = { all: 5_000, member: 20, address: 200 }
/** Browsers come back after a cut within this time, each when it likes, in ms. */
const RETRY = { least: 2_000, spread: 6_000 }

type Query = z.output<typeof eventsCall.query>

/** The stream of live events. It writes by itself: it is never compressed, buffered or kept by anybody. */
export function registerEvents(app: FastifyInstance, hub: Hub): void {
  const { platform } = app
  const { db } = platform.database
  /** Streams → the address that they come from. */
  const listeners = new Map<Stream, string>()

  // Streams end before the server waits for its requests: browsers come back to the process that takes over.
  app.addHook('preClose', () => hub.stop())

  const checkRoom = (memberId: string | null, address: string): void => {
    const isFull = hub.count() >= MOST.all
    const ofAddress = [...listeners].filter(
      ([stream, itsAddress]) => stream.memberId === null && itsAddress === address,
    )
    const isMany = memberId === null ? ofAddress.length >= MOST.address : hub.count(memberId) >= MOST.member
    if (isFull) throw new ProblemError('unavailable', { retryAfter: 60 })
    if (isMany && platform.config.rateLimits) throw new ProblemError('too_many_requests', { retryAfter: 60 })
  }

  app.get(
    eventsCall.path,
    {
      schema: { summary: eventsCall.summary, tags: ['events'], querystring: eventsCall.query },
      attachValidation: true,
      exposeHeadRoute: false,
      onRequest: [readLimit(app), createGuard(eventsCall, platform).onRequest],
    },
    async (request, reply) => {
      if (request.validationError) throw new ProblemError('malformed')
      const query = request.query as Query
      const beginning = toBeginning(query, request.headers['last-event-id'])
      const memberId = request.member?.id ?? null
      const address = toAddressKey(request.ip)
      checkRoom(memberId, address)
      const topics = new Map<string, string>(memberId === null ? [] : [[`users/${memberId}`, OWN_TOPIC]])
      for (const topic of query.topics ?? []) {
        const [type = '', id = ''] = topic.split('/')
        // Whether they may hear of it is judged with each event: roles are given and taken.
        topics.set(topic === MODERATION_TOPIC ? topic : `${type}/${await toTopicId(db, type, id)}`, topic)
      }
      const sessionId = request.member?.sessionId ?? null
      const retryMs = RETRY.least + Math.random() * RETRY.spread
      const stream = createStream(open(reply), { memberId, sessionId, topics }, retryMs)
      listeners.set(stream, address)
      reply.raw.on('close', () => {
        listeners.delete(stream)
        hub.detach(stream)
      })
      await attach(request, stream, beginning)
    },
  )

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
