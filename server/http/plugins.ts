import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { registerBareAnswers } from './bareAnswers.ts'
import { registerPageLimit } from './pageLimit.ts'
import { registerReadableUrls } from './readableUrl.ts'
import { registerReadLimit } from './readLimit.ts'
import { toHelmetOptions } from './securityHeaders.ts'
import { registerTurns } from './turns.ts'
import { registerVary } from './vary.ts'

/** Everything that is not ours, and what has to stand between, in the order in which its hooks have to run. `callsAMinute`: of one address. */
export async function registerPlugins(app: FastifyInstance, callsAMinute?: number): Promise<void> {
  await app.register(helmet, toHelmetOptions(app.platform.config))
  registerBareAnswers(app)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // No client of ours compresses what it sends. A body that could not be unpacked was left lying on its connection, and
    // the next request behind it had no answer.
    globalDecompression: false,
    // Brotli's best is made for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  registerVary(app)
  await registerReadLimit(app, callsAMinute)
  registerReadableUrls(app)
  registerPageLimit(app)
  registerTurns(app)
}
