import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { registerPageLimit } from './pageLimit.ts'
import { registerReadLimit } from './readLimit.ts'

/** Everything that is not ours, in the order in which its hooks have to run. `callsAMinute`: of one address. */
export async function registerPlugins(app: FastifyInstance, callsAMinute?: number): Promise<void> {
  const { publicUrl, facebook } = app.platform.config
  const secure = publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      // For everything but pages, which bring their own: nothing that the API answers is a document.
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    // The network's login is a window that tells its opener how it ended.
    crossOriginOpenerPolicy: { policy: facebook ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Brotli's best is made for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await registerReadLimit(app, callsAMinute)
  registerPageLimit(app)
}
