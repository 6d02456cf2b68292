import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { PROBLEM_TYPE, sendProblem, toProblemError } from './errorHandler.ts'
import { ProblemError, toProblem } from './problemError.ts'
import { toSecurityHeaders } from './securityHeaders.ts'

type BareAnswers = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>

/** For Node's server: without it Node itself refuses a request that names no host, with bare words. */
export const ANSWERED_HERE = { requireHostHeader: false } as const

/**
 * Answers to what Fastify and Node refuse before any route and any hook: with the problem details and the headers of
 * every other refusal. `frameworkErrors`: the router cannot read the address. `clientErrorHandler`: it is no HTTP, its
 * head is too large, or it never ends.
 */
export function createBareAnswers(config: Config): BareAnswers {
  const headers = toSecurityHeaders(config)
  return {
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const problem = toProblemError(error)
      request.log.info({ code: problem.code, status: problem.status }, 'request refused')
      sendProblem(reply.headers({ ...headers, 'x-request-id': request.id }), toProblem(problem))
    },
    clientErrorHandler(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, HEAD.length) === HEAD
      const problem = new ProblemError(codes[error.code ?? ''] ?? 'malformed')
      if (socket.writable) socket.write(toResponse(problem, headers, isHead))
      socket.destroy(error)
    },
  }
}

/**
 * Answers in Node's stead, which would be bare or none at all: to a request without a host or with several, to any expectation (RFC 9110
 * lets us pass over what we do not know), and to who takes us for a proxy. Register it behind the headers that every
 * answer has.
 */
export function registerBareAnswers(app: FastifyInstance): void {
  const headers = toSecurityHeaders(app.platform.config)
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', (_request, socket) => socket.end(toResponse(new ProblemError('malformed'), headers)))
  app.addHook('onRequest', async ({ headers: { host }, raw }) => {
    // Of HTTP 1.0 nobody asks for one.
    if (host === undefined && raw.httpVersion === '1.1') throw new ProblemError('malformed')
    // Node keeps the first of several, a proxy in front perhaps another (RFC 9112 §3.2).
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw new ProblemError('malformed')
  })
}

/** Node's codes for what is wrong with a connection. */
const codes: Readonly<Record<string, 'request_timeout' | 'headers_too_large'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** How a request begins whose answer has no body (RFC 9110 §9.3.2). Node's parser keeps the method to itself. */
const HEAD = 'HEAD '

/** A whole HTTP response, for a connection that has no request; to HEAD it ends with its head. */
function toResponse(error: ProblemError, headers: Readonly<Record<string, string>>, isHead = false): string {
  const id = randomUUID()
  const body = JSON.stringify({ ...toProblem(error), request_id: id })
  const lines = Object.entries({
    ...headers,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${isHead ? '' : body}`
}
