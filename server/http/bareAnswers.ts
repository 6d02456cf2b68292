import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { PROBLEM_TYPE, sendProblem, toProblemError } from './errorHandler.ts'
import { ProblemError, toProblem } from './problemError.ts'
import { toSecurityHeaders } from './securityHeaders.ts'

type BareAnswers = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>

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
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(toResponse(new ProblemError(codes[error.code ?? ''] ?? 'malformed'), headers))
      socket.destroy(error)
    },
  }
}

/** Node's codes for what is wrong with a connection. */
const codes: Readonly<Record<string, 'request_timeout' | 'headers_too_large'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** A whole HTTP response, for a connection that has no request. */
function toResponse(error: ProblemError, headers: Readonly<Record<string, string>>): string {
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
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`
}
