import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from './config.ts'

/** The policy of everything but pages, which bring their own: nothing that the API answers is a document. */
export function toHelmetOptions({ publicUrl, facebook }: Config) {
  const secure = publicUrl.protocol === 'https:'
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    // The network's login is a window that tells its opener how it ended.
    crossOriginOpenerPolicy: { policy: facebook ? 'same-origin-allow-popups' : 'same-origin' },
    // Other names below this one may be somebody else's, and have no https.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } as const
}

/** The same as plain headers, for answers that no hook of Fastify's meets. */
export function toSecurityHeaders(config: Config): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(toHelmetOptions(config))(response.req, response, () => {})
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
