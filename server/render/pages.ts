import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isMailedLink } from '#contract/mailedLinks.ts'
import { anonymous, Session, sessionCall } from '#contract/session.ts'
import { ProblemError } from '../http/problemError.ts'
import type { InTurn } from '../http/turns.ts'
import { contentSecurityPolicy, readInlineScripts } from './csp.ts'
import { createInProcessFetch } from './inProcessFetch.ts'
import { readManifest } from './manifest.ts'
import { createPageStart, type PageStart, toTemplate } from './pageStart.ts'
import { toPageCost, toPageUrl } from './pageUrl.ts'
import type { VendorSources } from './vendorSources.ts'

/** The face of `dist/render/entryServer.js`, which is built from the app and loaded as a file (ADR 007). */
type Renderer = {
  render(input: {
    request: Request
    fetchApi: typeof globalThis.fetch
    session: Session
    template: string
    pageStart: (modules: readonly string[]) => PageStart
    now: () => Date
  }): Promise<{
    response: Response
    /** The sources of the inline scripts that the renderer wrote; those of the template are not among them. */
    scripts: readonly string[]
  }>
}

export type PagesOptions = {
  /** Holds `client/` and `render/` as built. */
  distDir: string
  publicUrl: URL
  /** Whether a request comes with a session: then the page is one member's. */
  isPersonal: (request: FastifyRequest) => boolean
  vendors: VendorSources
  now: () => Date
  /** Counts one page more of an address, by its cost. @returns in how many seconds to come back, where there were too many. */
  countPage: (request: FastifyRequest, cost: number) => Promise<number | null>
  /** Renders a page when its address has its turn. @throws ProblemError `too_many_requests` */
  inTurn: InTurn
}

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

/** A file under a name of its content is never asked for again, nor in parts. */
const revalidationHeaders = ['accept-ranges', 'etag', 'last-modified']

const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** What only a developer's tools ask for stays off the site. */
const PRIVATE_FILES = /^\/(\.vite|index\.html)/

/** A worker obeys the policy of its own script: it asks this server and nobody else. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * Serves the built app: its files, and for every other path the first page with its data. A page for a session cookie is
 * private; one without is the same for everybody and may be cached by a CDN (B8).
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const clientDir = join(options.distDir, 'client')
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const template = toTemplate(shell)
  // Read once from the file that was built, where nobody's content is.
  const shellScripts = readInlineScripts(shell)
  const pageStart = createPageStart(readManifest(clientDir), shell)
  const renderer = (await import(pathToFileURL(join(options.distDir, 'render', 'entryServer.js')).href)) as Renderer
  const secure = options.publicUrl.protocol === 'https:'

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
      // They speak to documents; on a dozen small files they would weigh as much as the smallest of them.
      if (immutable) for (const name of [...documentHeaders, ...revalidationHeaders]) response.removeHeader(name)
      // Sent compressed it is another file.
      if (/\bsw\.js(\.br|\.gz)?$/.test(path)) response.header('content-security-policy', workerPolicy)
    },
  })

  // The worker's shell: the same file for everybody, with the policy that belongs to it.
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) =>
    sendHtml(reply.code(200).header('cache-control', 'no-cache'), shell, []),
  )

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (PRIVATE_FILES.test(request.url) || /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound()
    }
    const { url, moved } = toPageUrl(request.url, options.publicUrl)
    const retryAfter = await options.countPage(request, toPageCost(url))
    if (retryAfter !== null) return sendUnrendered(reply, retryAfter)
    // The path alone: the site may be reached under other names, too.
    if (moved) return reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 308)
    const personal = options.isPersonal(request)
    let isPrivate = personal || isMailedLink(url.pathname)
    const fetchApi = createInProcessFetch(app, personal ? request.headers.cookie : undefined, () => {
      isPrivate = true
    })
    const render = async () =>
      renderer.render({
        request: toWebRequest(request, url),
        fetchApi,
        session: personal ? await readSession(fetchApi) : anonymous,
        template,
        pageStart,
        now: options.now,
      })
    const rendered = await options.inTurn(request, render).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'too_many_requests') return null
      throw error
    })
    if (rendered === null) return sendUnrendered(reply, 1)
    const { response, scripts } = rendered
    const location = response.headers.get('location')
    if (location !== null) return reply.redirect(location, response.status)
    // The files that the page loads would be told its address.
    if (isMailedLink(url.pathname)) reply.header('referrer-policy', 'no-referrer')
    reply
      .code(response.status)
      .header('vary', 'cookie')
      .header('cache-control', isPrivate || response.status >= 500 ? 'private, no-store' : PAGE_CACHE)
    return sendHtml(reply, await response.text(), scripts)
  })

  /** Too many pages: the browser renders this one itself, and a crawler is told to come back later. */
  function sendUnrendered(reply: FastifyReply, retryAfter: number) {
    reply.code(429).header('retry-after', String(retryAfter)).header('cache-control', 'no-store')
    return sendHtml(reply, shell, [])
  }

  function sendHtml(reply: FastifyReply, html: string, scripts: readonly string[]) {
    const policy = contentSecurityPolicy([...shellScripts, ...scripts], secure, options.vendors)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
  }
}

function toWebRequest(request: FastifyRequest, url: URL): Request {
  const gone = new AbortController()
  request.raw.on('close', () => {
    if (request.raw.destroyed && !request.raw.complete) gone.abort()
  })
  return new Request(url, { signal: gone.signal })
}

async function readSession(fetchApi: typeof globalThis.fetch): Promise<Session> {
  const answer = await fetchApi(sessionCall.path)
  const session = z.safeParse(Session, answer.ok ? await answer.json() : null)
  return session.success ? session.data : anonymous
}
