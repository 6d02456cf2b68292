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
import { contentSecurityPolicy, type InlineSources, readInlineScripts } from './csp.ts'
import { createInProcessFetch } from './inProcessFetch.ts'
import { readManifest } from './manifest.ts'
import { createPageStart, type PageStart, toTemplate } from './pageStart.ts'
import { readSheets } from './pageStyles.ts'
import { toPageCost, toPageUrl } from './pageUrl.ts'
import type { VendorSources } from './vendorSources.ts'

/** The interface of `dist/render/entryServer.js`, which is built from the app and loaded as a file (ADR 007). */
type Renderer = {
  render(input: {
    request: Request
    fetchApi: typeof globalThis.fetch
    session: Session
    template: string
    pageStart: (modules: readonly string[], html: string) => PageStart
    now: () => Date
  }): Promise<{
    response: Response
    /** The sources of the inline scripts and stylesheets that the renderer wrote, without those of the template. */
    inline: InlineSources
  }>
}

export type PagesOptions = {
  /** The folder with the builds `client/` and `render/`. */
  distDir: string
  publicUrl: URL
  /** Whether a request has a session: then its page is private to one member. */
  isPersonal: (request: FastifyRequest) => boolean
  vendors: VendorSources
  now: () => Date
  /**
   * Counts one more page of an address, by its cost. @returns the seconds to wait where there were too many, else null.
   */
  countPage: (request: FastifyRequest, cost: number) => Promise<number | null>
  /** Renders a page in its address's turn. @throws ProblemError `too_many_requests` */
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

/** A file named by its content is never revalidated, nor fetched in parts. */
const revalidationHeaders = ['accept-ranges', 'etag', 'last-modified']

const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** Files for developer tools alone are not served. */
const PRIVATE_FILES = /^\/(\.vite|index\.html)/

/** The policy of the worker's own script applies to the worker: it connects to this server alone. */
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
  // Read once from the built file, which has no content of members.
  const shellScripts = readInlineScripts(shell)
  const pageStart = createPageStart(readManifest(clientDir), readSheets(clientDir), shell)
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
      // These headers concern documents; on a dozen small files they would weigh as much as the smallest of them.
      if (immutable) for (const name of [...documentHeaders, ...revalidationHeaders]) response.removeHeader(name)
      // The compressed variant is a file of its own.
      if (/\bsw\.js(\.br|\.gz)?$/.test(path)) response.header('content-security-policy', workerPolicy)
    },
  })

  // The worker's shell: the same file for everybody, with the policy that belongs to it.
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) =>
    sendHtml(reply.code(200).header('cache-control', 'no-cache'), shell),
  )

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (PRIVATE_FILES.test(request.url) || /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound()
    }
    const { url, moved } = toPageUrl(request.url, options.publicUrl)
    const retryAfter = await options.countPage(request, toPageCost(url))
    if (retryAfter !== null) return sendUnrendered(reply, retryAfter)
    // The redirect names the path alone: the site may have other host names, too.
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
    const { response, inline } = rendered
    const location = response.headers.get('location')
    if (location !== null) return reply.redirect(location, response.status)
    // Without this header, the files that the page loads would get its address as referrer.
    if (isMailedLink(url.pathname)) reply.header('referrer-policy', 'no-referrer')
    reply
      .code(response.status)
      .header('vary', 'cookie')
      .header('cache-control', isPrivate || response.status >= 500 ? 'private, no-store' : PAGE_CACHE)
    return sendHtml(reply, await response.text(), inline)
  })

  /** Answers when there are too many pages: the browser renders this one itself, and a crawler comes back later. */
  function sendUnrendered(reply: FastifyReply, retryAfter: number) {
    reply.code(429).header('retry-after', String(retryAfter)).header('cache-control', 'no-store')
    return sendHtml(reply, shell)
  }

  function sendHtml(reply: FastifyReply, html: string, { scripts, styles }: InlineSources = { scripts: [] }) {
    const policy = contentSecurityPolicy({ scripts: [...shellScripts, ...scripts], styles }, secure, options.vendors)
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
