import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problemError.ts'

/** Several times as deep as any call of the contract; a batch adds three levels. */
const MAX_DEPTH = 32

/**
 * Parses JSON bodies as Fastify does, but refuses those that are no UTF-8, whose bytes would be kept as U+FFFD, and those
 * that are nested deeper than any call asks for: what walks such a value recursively, `JSON.stringify` among it, overflows
 * the stack.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isEncoded(request.headers['content-encoding'])) return done(new ProblemError('media_type'))
    if (!isUtf8(body)) return done(new ProblemError('malformed', { detail: 'The body is no UTF-8' }))
    const text = body.toString('utf8')
    if (isDeeper(text, MAX_DEPTH)) done(new ProblemError('malformed', { detail: 'The body is nested too deeply' }))
    else parse(request, text, done)
  })
}

/** Bodies are sent as they are. */
const isEncoded = (encoding: string | undefined): boolean => encoding !== undefined && encoding !== 'identity'

/** Whether brackets outside of strings are nested deeper than that; of text that is no JSON, any answer will do. */
export function isDeeper(json: string, most: number): boolean {
  let depth = 0
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[{\]}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}
