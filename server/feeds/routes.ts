import type { FastifyInstance, FastifyReply } from 'fastify'
import { limitPages } from '../http/pageLimit.ts'
import { ProblemError } from '../http/problemError.ts'
import { toRss } from './rss.ts'
import { listSitemaps, readSitemap, readStartsFeed } from './service.ts'
import { toSitemap, toSitemapIndex } from './sitemap.ts'

const CACHE = 'public, max-age=900, stale-while-revalidate=86400'
const options = { schema: { hide: true }, onRequest: limitPages }

/** Files for machines: `robots.txt`, the XML sitemaps, and the feed of film starts. */
export function registerFeeds(app: FastifyInstance): void {
  const { config, database, clock } = app.platform
  const { db } = database
  const { origin } = config.publicUrl
  const feed = `${config.productName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-standard`

  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', CACHE).send(body)

  app.get('/robots.txt', options, (_request, reply) =>
    send(
      reply,
      'text/plain',
      `User-agent: *\nDisallow: /api/\nDisallow: /ausstehend\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  )

  app.get('/sitemap.xml', options, async (request, reply) => {
    const names = await app.inTurn(request, () => listSitemaps(db))
    return send(reply, 'application/xml', toSitemapIndex(names.map((name) => `${origin}/sitemap/${name}.xml`)))
  })

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', options, async (request, reply) => {
    const paths = await app.inTurn(request, () => readSitemap(db, request.params.name))
    if (paths === null) throw new ProblemError('not_found')
    return send(reply, 'application/xml', toSitemap(paths.map((path) => origin + path)))
  })

  app.get<{ Params: { name: string } }>('/rss/:name', options, async (request, reply) => {
    const { name } = request.params
    // Feeds under a former name of the product.
    if (name !== feed && name.endsWith('-standard')) return reply.redirect(`/rss/${encodeURIComponent(feed)}`, 301)
    if (name !== feed) throw new ProblemError('not_found')
    const { productName } = config
    const self = `${origin}/rss/${encodeURIComponent(feed)}`
    const starts = await app.inTurn(request, () => readStartsFeed(db, { origin, productName, self }, clock()))
    return send(reply, 'application/rss+xml', toRss(starts))
  })
}
