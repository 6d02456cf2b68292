import type { FastifyInstance } from 'fastify'
import { deleteDraftCall, publishArticleCall, saveDraftCall, withdrawArticleCall } from '#contract/articleDrafts.ts'
import { articleCall, articlesCall, ownArticleCall } from '#contract/articles.ts'
import { articlePreviewCall, draftVersionCall, draftVersionsCall } from '#contract/articleVersions.ts'
import { registerCall } from '../http/registerCall.ts'
import { toBlocks } from './body/toBlocks.ts'
import { publishArticle, withdrawArticle } from './publishing/service.ts'
import { listArticles, readArticle, readOwnArticle } from './service.ts'
import { listVersions, readVersion } from './versions/service.ts'
import { deleteDraft, saveDraft } from './writing/service.ts'

export function registerArticles(app: FastifyInstance): void {
  const { config, database } = app.platform
  const { db } = database
  const limits = config.rateLimits
  registerCall(app, articlesCall, ({ query }) => listArticles(db, query))
  registerCall(app, articleCall, ({ params }) => readArticle(db, params.id))
  registerCall(app, ownArticleCall, ({ params, member }) => readOwnArticle(db, member, params.id))
  registerCall(app, saveDraftCall, (command) =>
    saveDraft({ ...command, limits }, command.params.id, command.body.draft),
  )
  registerCall(app, deleteDraftCall, (command) => deleteDraft({ ...command, limits }, command.params.id))
  registerCall(app, publishArticleCall, (command) =>
    publishArticle({ ...command, limits }, command.params.id, command.body.publication),
  )
  registerCall(app, withdrawArticleCall, (command) => withdrawArticle({ ...command, limits }, command.params.id))
  registerCall(app, draftVersionsCall, ({ member, params }) => listVersions(db, member, params.id))
  registerCall(app, draftVersionCall, ({ member, params }) => readVersion(db, member, params.id, params.revision))
  registerCall(app, articlePreviewCall, async ({ body }) => ({ body: toBlocks(body.body) }))
}
