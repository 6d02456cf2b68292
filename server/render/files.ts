import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { APP_POLICY } from '#contract/trustedTypes.ts'

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
]

/** A file named by its content is never revalidated, nor fetched in parts. */
const revalidationHeaders = ['accept-ranges', 'etag', 'last-modified']

/**
 * The policy of the worker's own script applies to the worker: it connects to this server alone, and its policy of Trusted
 * Types admits the file of its code (`scripts/build/workerFiles.ts`).
 */
const workerPolicy = `default-src 'none'; connect-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types ${APP_POLICY}`

/** Serves the built files of the app. */
export async function registerFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['.vite/**', 'index.html'],
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/')
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      // These headers concern documents; on a dozen small files they would weigh as much as the smallest of them.
      if (immutable) for (const name of [...documentHeaders, ...revalidationHeaders]) response.removeHeader(name)
      // The compressed variant is a file of its own.
      if (/\bsw\.js(\.br|\.gz)?$/.test(path)) response.header('content-security-policy', workerPolicy)
    },
  })
}
