import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../http/isKnown.ts'

/** A rendered page, ready to be sent. */
export type Page = {
  status: number
  body: Buffer
  /** The policy that belongs to this body: it names the hashes of the body's inline scripts. */
  policy: string
  cacheControl: string
  /** Of pages that are the same for everybody; null for all others, which are never compared. */
  etag: string | null
}

/**
 * The ETag of a page. Each rendering has its own, because its data say when it was made, and its policy names the hash of
 * these data: a proxy that answers 304 by itself sends the policy of its own copy. Weak, because the same page travels in
 * several encodings.
 */
export const toPageEtag = (html: string): string => `W/"${createHash('sha1').update(html).digest('base64url')}"`

/** A page's copy in Brotli, while it has one. */
type Compressed = { brotli: Buffer | null }

/** Sends a page; 304 without it where the client has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page & Partial<Compressed>): FastifyReply {
  const { status, body, policy, cacheControl, etag, brotli } = page
  reply.code(status).header('vary', 'cookie').header('cache-control', cacheControl)
  if (etag !== null) {
    reply.header('etag', etag)
    // The page that the client has keeps its own policy: one of another rendering would refuse its inline scripts.
    if (isKnown(request.headers['if-none-match'], etag)) {
      return reply.removeHeader('content-security-policy').code(304).send()
    }
  }
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
  if (brotli && takesBrotli(request.headers['accept-encoding'])) {
    return reply.header('content-encoding', 'br').send(brotli)
  }
  return reply.send(body)
}

/** Whether `Accept-Encoding` names Brotli, and does not refuse it. */
const takesBrotli = (header: string | string[] | undefined): boolean =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .some((part) => {
      const [name = '', quality] = part.split(';').map((each) => each.trim().toLowerCase())
      return name === 'br' && !(quality !== undefined && Number(quality.replace(/^q=/, '')) === 0)
    })
