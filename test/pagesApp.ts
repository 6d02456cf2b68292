import { rmSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { sessionCall } from '#contract/session.ts'
import { ProblemError } from '../server/http/problemError.ts'
import { registerPages } from '../server/render/pages.ts'
import { writeStubBuild } from './stubBuild.ts'

const WORKER = 'self.addEventListener("install", () => {})'
/** Stands in for the built app, and escapes nothing: shows the address as the page, 404 for `/weg`, 500 for `/kaputt`, a private answer behind `/liste`. */
const RENDERER = `export async function render({ request, template, pageStart, fetchApi }) {
  const { href, pathname } = new URL(request.url)
  globalThis.rendered = (globalThis.rendered ?? 0) + 1
  if (pathname === '/liste') await fetchApi('/api/liste')
  const { style, script } = pageStart([], '<h1 class="title">')
  const html = template
    .replace('<!--ssr-head-->', () => '<style>' + style + '</style><script>' + script + '</script>')
    .replace('<!--ssr-html-->', () => '<h1>' + decodeURIComponent(href) + '</h1>')
  return { response: new Response(html, { status: { '/weg': 404, '/kaputt': 500 }[pathname] ?? 200 }), inline: { scripts: [script], styles: [style] } }
}`

/** The pages of a stub build. The clock and the version of what visitors see are set from outside. */
export type PagesApp = {
  app: FastifyInstance
  now: Date
  version: number | null
  distDir: string
  end(): Promise<void>
}

export async function aPagesApp(): Promise<PagesApp> {
  const distDir = writeStubBuild(RENDERER, {
    'client/sw.js': WORKER,
    'client/sw.js.br': brotliCompressSync(WORKER),
    'client/sw.js.gz': gzipSync(WORKER),
  })
  const app = Fastify()
  const pages: PagesApp = {
    app,
    now: new Date('2026-11-21T11:00:00.000Z'),
    version: null,
    distDir,
    end: async () => {
      await app.close()
      rmSync(distDir, { recursive: true })
    },
  }
  await app.register(cookie)
  app.get(sessionCall.path, () => ({ type: 'AnonymousUser' }))
  app.get('/api/liste', (_request, reply) => reply.header('cache-control', 'private, no-store').send({}))
  await registerPages(app, {
    distDir,
    publicUrl: new URL('https://lichtspiel.example'),
    isPersonal: ({ cookies }) => cookies.session !== undefined,
    vendors: {},
    now: () => pages.now,
    contentVersion: () => pages.version,
    countPage: async ({ headers }) => (headers['x-test'] === 'too many' ? 7 : null),
    inTurn: async ({ headers }, work) => {
      if (headers['x-test'] === 'crowd') throw new ProblemError('too_many_requests', { retryAfter: 1 })
      return work()
    },
  })
  return pages
}
