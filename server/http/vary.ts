import type { FastifyInstance, FastifyReply } from 'fastify'

/** Types that are compressed; an answer without a type is JSON. Streams of events are sent as they come. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|xml|text|javascript)(?:;|$)/
const ENCODING = 'accept-encoding'

/**
 * Names the header that chooses the encoding, also where the answer comes as it is: without that a cache would give
 * what one client got uncompressed to all others. The plugin names it only where it compresses.
 */
export function registerVary(app: FastifyInstance): void {
  // Without a promise: an answer that waits would be overtaken by the refusal of what follows on its connection.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? 'application/json'))) varyByEncoding(reply)
    done(null, payload)
  })
}

function varyByEncoding(reply: FastifyReply): void {
  const named = [reply.getHeader('vary') ?? []].flat().map(String)
  const isNamed = named.some((value) => value.toLowerCase().includes(ENCODING))
  if (!isNamed) reply.header('vary', [...named, ENCODING].join(', '))
}
