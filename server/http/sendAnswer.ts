import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { isKnown } from './isKnown.ts'

/** Short enough to be right, long enough that a CDN takes the crowd; stale answers are served while one is fetched. */
export const PUBLIC_CACHE = 'public, max-age=30, stale-while-revalidate=300'

/**
 * Sends what a call answers, with the caching of its audience. Fields that the contract does not know are left out.
 *
 * @throws Error when the answer breaks the contract: a bug of ours, answered 500.
 */
export function sendAnswer(reply: FastifyReply, call: Call, answer: unknown, cacheControl: string): FastifyReply {
  const parsed = z.safeParse(call.answer, answer)
  if (!parsed.success) {
    throw new Error(`${call.method} ${call.path} breaks its contract: ${z.prettifyError(parsed.error)}`)
  }
  if (call.mediaType !== undefined) {
    return reply.type(call.mediaType).header('cache-control', 'private, no-store').send(parsed.data)
  }
  const text = JSON.stringify(parsed.data)
  reply.type('application/json; charset=utf-8')
  if (call.audience !== 'public') return reply.header('cache-control', 'private, no-store').send(text)
  // Weak, because the same answer travels in several encodings.
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (isKnown(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.send(text)
}
