import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { withoutTokens } from '#contract/mailedLinks.ts'

/** A logger whose lines about requests hold no token of a mailed link: who reads the log could use it. */
export function withoutTokensOfRequests(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger.child({}, { serializers: { req: toLogged } })
}

/** As Fastify does it, but for the address. */
function toLogged({ method, url, host, ip, socket }: FastifyRequest) {
  return { method, url: withoutTokens(url), host, remoteAddress: ip, remotePort: socket.remotePort }
}
