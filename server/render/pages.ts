import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMailedLink } from '#contract/mailedLinks.ts'
import { anonymous } from '#contract/session.ts'
import { ProblemError } from '../http/problemError.ts'
import type { InTurn } from '../http/turns.ts'
import { contentSecurityPolicy, type InlineSources, readInlineScripts, readInlineStyles } from './csp.ts'
import { registerFiles } from './files.ts'
import { createInProcessFetch } from './inProcessFetch.ts'
import { readManifest } from './manifest.ts'
import { type Page, sendPage, toPageEtag } from './page.ts'
import { createPageCache } from './pageCache.ts'
import { readSession, toWebRequest } from './pageRequest.ts'
import { createPageStart, toTemplate } from './pageStart.ts'
import { readSheets } from './pageStyles.ts'
import { toPageCost, toPageUrl } from './pageUrl.ts'
import { loadRenderer } from './renderer.ts'
import type { VendorSources } from './vendorSources.ts'

export type PagesOptions = {
  /** The folder with the builds `client/` and `render/`. */
  distDir: string
  publicUrl: URL
  /** Whether a request has a session: then its page is private to one member. */
  isPersonal: (request: FastifyRequest) => boolean
  vendors: VendorSources
  now: () => Date
  /** Another number after each change of what visitors see; null while that is not known. */
  contentVersion: () => number | null
  /**
   * Counts one more page of an address, by its cost. @returns the seconds to wait where there were too many, else null.
   */
  countPage: (request: FastifyRequest, cost: number) => Promise<number | null>
  /** Renders a page in its address's turn. @throws ProblemError `too_many_requests` */
  inTurn: InTurn
}

type Answer = Page | { location: string; status: number }

const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** Files for developer tools alone are not served. */
const PRIVATE_FILES = /^\/(\.vite|index\.html)/

/**
 * Serves the built app: its files, and for every other path the first page with its data. A page for a session cookie is
 * private; one without is the same for everybody and may be cached by a CDN (B8).
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const clientDir = join(options.distDir, 'client')
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const template = toTemplate(shell)
  // Read once from the built file, which has no content of members.
  const templateScripts = readInlineScripts(template)
  const unrendered = { scripts: readInlineScripts(shell), styles: readInlineStyles(shell) }
  const pageStart = createPageStart(readManifest(clientDir), readSheets(clientDir), shell)
  const renderer = await loadRenderer(options.distDir)
  const secure = options.publicUrl.protocol === 'https:'
  const cache = createPageCache({ version: options.contentVersion, now: options.now })
  /** Pages that are being rendered, by the version of their content and their address. */
  const pending = new Map<string, Promise<Answer>>()

  await registerFiles(app, clientDir)

  // The worker's shell: the same file for everybody, with the policy that belongs to it.
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) =>
    sendHtml(reply.code(200).header('cache-control', 'no-cache'), shell, unrendered),
  )

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (PRIVATE_FILES.test(request.url) || /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')) {
      return reply.callNotFound()
    }
    const { url, moved } = toPageUrl(request.url, options.publicUrl)
    const key = url.pathname + url.search
    const personal = options.isPersonal(request)
    const isShared = !personal && !moved && !isMailedLink(url.pathname)
    // Like a file, what is kept costs next to nothing, and is not counted.
    const kept = isShared ? cache.find(key) : undefined
    if (kept) return sendPage(request, reply, kept)
    const retryAfter = await options.countPage(request, toPageCost(url))
    if (retryAfter !== null) return sendUnrendered(reply, retryAfter)
    // The redirect names the path alone: the site may have other host names, too.
    if (moved) return reply.header('cache-control', 'no-store').redirect(key, 308)
    const render = () => options.inTurn(request, () => renderPage(request, url, personal))
    const answer = await (isShared ? renderShared(key, render) : render()).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'too_many_requests') return null
      throw error
    })
    if (answer === null) return sendUnrendered(reply, 1)
    if ('location' in answer) return reply.redirect(answer.location, answer.status)
    // Without this header, the files that the page loads would get its address as referrer.
    if (isMailedLink(url.pathname)) reply.header('referrer-policy', 'no-referrer')
    return sendPage(request, reply, answer)
  })

  async function renderPage(request: FastifyRequest, url: URL, personal: boolean): Promise<Answer> {
    let isPrivate = personal || isMailedLink(url.pathname)
    const fetchApi = createInProcessFetch(app, personal ? request.headers.cookie : undefined, () => {
      isPrivate = true
    })
    const { response, inline } = await renderer.render({
      request: toWebRequest(request, url),
      fetchApi,
      session: personal ? await readSession(fetchApi) : anonymous,
      template,
      pageStart,
      now: options.now,
    })
    const { status } = response
    const location = response.headers.get('location')
    if (location !== null) return { location, status }
    const html = await response.text()
    const isPublic = !isPrivate && status < 500
    return {
      status,
      body: Buffer.from(html),
      policy: toPolicy(inline),
      cacheControl: isPublic ? PAGE_CACHE : 'private, no-store',
      etag: isPublic ? toPageEtag(html) : null,
    }
  }

  /**
   * Renders a page that is the same for all visitors, once for those who ask for it meanwhile, and keeps it. Without
   * knowledge of changes, each is rendered by itself.
   */
  async function renderShared(key: string, render: () => Promise<Answer>): Promise<Answer> {
    const since = cache.refresh()
    if (since === null) return render()
    const name = `${since} ${key}`
    const begun = pending.get(name)
    // Where the first one failed, perhaps because its client has hung up, each tries for itself.
    if (begun) return begun.catch(render)
    const rendering = render()
    pending.set(name, rendering)
    try {
      const answer = await rendering
      if ('body' in answer) cache.keep(key, answer, since)
      return answer
    } finally {
      pending.delete(name)
    }
  }

  /** Answers when there are too many pages: the browser renders this one itself, and a crawler comes back later. */
  function sendUnrendered(reply: FastifyReply, retryAfter: number) {
    reply.code(429).header('retry-after', String(retryAfter)).header('cache-control', 'no-store')
    return sendHtml(reply, shell, unrendered)
  }

  function sendHtml(reply: FastifyReply, html: string, inline: InlineSources) {
    return reply.type('text/html; charset=utf-8').header('content-security-policy', toPolicy(inline)).send(html)
  }

  function toPolicy({ scripts, styles }: InlineSources): string {
    return contentSecurityPolicy({ scripts: [...templateScripts, ...scripts], styles }, secure, options.vendors)
  }
}
