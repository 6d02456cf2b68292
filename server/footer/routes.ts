import type { FastifyInstance } from 'fastify'
import { footerCall } from '#contract/footer.ts'
import { registerCall } from '../http/registerCall.ts'
import { demoLinks } from './demoLinks.ts'
import { createFooterService } from './service.ts'

export function registerFooter(app: FastifyInstance): void {
  const { config, database } = app.platform
  const footer = createFooterService(database.db, {
    links: config.footerLinks ?? (config.demoData ? demoLinks : []),
    classicUrl: config.classicUrl,
  })
  registerCall(app, footerCall, ({ now }) => footer.read(now), {
    cacheControl: 'public, max-age=300, stale-while-revalidate=3600',
  })
}
