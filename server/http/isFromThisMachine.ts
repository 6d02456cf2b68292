import type { FastifyRequest } from 'fastify'
import { LOOPBACK } from './accountConfig.ts'

/** Headers that proxies add. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a request was made on this machine, as far as it tells: under a name of the loopback, and not passed on by a
 * proxy. For a server that listens on the loopback. Another site's name that was pointed at this machine (DNS rebinding)
 * is none of its own, and a proxy that the configuration does not mention is one all the same.
 */
export function isFromThisMachine({ headers, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>): boolean {
  return LOOPBACK.test(hostname) && passedOn.every((name) => headers[name] === undefined)
}
