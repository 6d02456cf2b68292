import type { FastifyInstance } from 'fastify'
import { isFromThisMachine } from '../http/isFromThisMachine.ts'
import { ProblemError } from '../http/problemError.ts'
import { escapeHtml } from './layout.ts'
import { mailFolder, readMailTexts } from './mailFiles.ts'

const SHOWN = 50

/** The mails that were written for want of a mail server, so that a newcomer can finish a registration. */
export function registerMailPage(app: FastifyInstance): void {
  const { config } = app.platform
  if (!config.mailPage) return
  app.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new ProblemError('not_found')
    const texts = await readMailTexts(mailFolder(config.dataDir), SHOWN)
    const mails = texts.map((text) => `<article><pre>${linked(text)}</pre></article>`)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="de"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1>${mails.join('<hr>') || '<p>Noch keine Mails.</p>'}</html>`,
      )
  })
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
