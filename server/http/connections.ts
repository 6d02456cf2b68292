import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from './isInProcess.ts'

/**
 * The time after which unfinished requests are cut off, in ms: a batch works for eight seconds at most, and few take
 * that long.
 */
const FINISH_WITHIN_MS = 7_000

/**
 * Tracks the connections of a server; to be called before its calls are registered.
 *
 * @returns a function that ends the connections of a server that stops: each one with a request in progress after its
 * answer, all others at once. Node itself would wait for connections that have never carried a request, and for those
 * that become idle only afterwards. Resolves when no request is in progress any more; requests that take too long are
 * cut off.
 */
export function watchConnections(app: FastifyInstance, finishWithinMs = FINISH_WITHIN_MS): () => Promise<void> {
  const open = new Set<Socket>()
  const inHand = new Map<ServerResponse, Socket>()
  let isStopping = false
  let onDone = () => {}

  app.server.on('connection', (socket: Socket) => {
    if (isStopping) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isInProcess(request)) begin(reply.raw, request.raw.socket)
    done()
  })
  const begin = (response: ServerResponse, socket: Socket) => {
    inHand.set(response, socket)
    response.once('close', () => {
      inHand.delete(response)
      if (!isStopping) return
      // `destroySoon` sends the written answer first.
      socket.destroySoon()
      if (inHand.size === 0) onDone()
    })
  }

  return async () => {
    isStopping = true
    const busy = new Set(inHand.values())
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
    for (const response of inHand.keys()) response.shouldKeepAlive = false
    if (inHand.size === 0) return
    const timer = setTimeout(() => {
      app.log.warn({ requests: inHand.size }, 'requests are cut off')
      for (const socket of inHand.values()) socket.destroy()
    }, finishWithinMs)
    await new Promise<void>((resolve) => {
      onDone = resolve
    })
    clearTimeout(timer)
  }
}
