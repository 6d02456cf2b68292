import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInProcess } from './isInProcess.ts'

/** How long is waited for what a client sends, in ms. */
export type Patience = {
  /** For the head of a request, from its first byte or from the connection on. */
  headMs: number
  /** For a body, besides the time that its size takes. */
  bodyMs: number
  /** The slowest line that the largest body of a call may come through. */
  bytesASecond: number
  /** For a whole request, whatever it is. */
  requestMs: number
  /** How often connections are looked at: an end comes late by this much. */
  checkMs: number
}

const PATIENCE: Patience = {
  headMs: 20_000,
  bodyMs: 20_000,
  // Half a megabit: a photograph of ten megabytes has three minutes.
  bytesASecond: 64 * 1024,
  requestMs: 300_000,
  checkMs: 5_000,
}

/** Node's own checks, for Fastify, which turns the one for requests off. */
export function toServerTimes(own: Partial<Patience> = {}) {
  const { headMs, requestMs, checkMs } = { ...PATIENCE, ...own }
  return { requestTimeout: requestMs, http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs } }
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'

/** How long the body of a call may take that takes so many bytes, in ms. */
export function toBodyMs(bodyLimit: number, own: Partial<Patience> = {}): number {
  const { bodyMs, bytesASecond } = { ...PATIENCE, ...own }
  return bodyMs + (bodyLimit / bytesASecond) * 1000
}

/**
 * Cuts off whoever sends a body so slowly that it will never be there, also where the request was refused before its
 * body was read. Before all other hooks.
 */
export function registerBodyDeadline(app: FastifyInstance, own: Partial<Patience> = {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !isInProcess(request)) setDeadline(request, reply, own)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function setDeadline({ raw, routeOptions, server }: FastifyRequest, reply: FastifyReply, own: Partial<Patience>): void {
  const cutOff = () => {
    if (raw.complete) return
    // Answered already: there is nothing more to say.
    if (reply.raw.headersSent) raw.socket.destroy()
    // The answer is the one to a whole request that takes too long.
    else server.server.emit('clientError', Object.assign(new Error('too slow'), { code: TIMEOUT }), raw.socket)
  }
  const timer = setTimeout(cutOff, toBodyMs(routeOptions.bodyLimit, own)).unref()
  const clear = () => clearTimeout(timer)
  raw.once('end', clear).once('close', clear)
}
