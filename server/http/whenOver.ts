import type { FastifyReply, FastifyRequest } from 'fastify'

/** Calls back once, when the answer was sent or its connection has ended, whatever comes first; at once where that was before. */
export function whenOver({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, callBack: () => void): void {
  const end = () => {
    raw.off('close', end)
    socket.off('close', end)
    callBack()
  }
  if (socket.destroyed) {
    callBack()
    return
  }
  raw.once('close', end)
  // An answer that stands behind another one on its connection is not told of its end.
  socket.once('close', end)
}
