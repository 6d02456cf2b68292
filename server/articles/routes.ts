import type { FastifyInstance } from 'fastify'
import { articleCall, articlesCall, ownArticleCall } from '#contract/articles.ts'
import { registerCall } from '../http/registerCall.ts'
import { listArticles, readArticle, readOwnArticle } from './service.ts'

export function registerArticles(app: FastifyInstance): void {
  const { db } = app.platform.database
  registerCall(app, articlesCall, ({ query }) => listArticles(db, query))
  registerCall(app, articleCall, ({ params }) => readArticle(db, params.id))
  registerCall(app, ownArticleCall, ({ params, member }) => readOwnArticle(db, member, params.id))
}
