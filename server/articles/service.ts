import type * as z from 'zod/mini'
import { type Article, type ArticleSummary, type articlesCall, type Rubric, SubjectType } from '#contract/articles.ts'
import { readAuthors } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { readThingId } from '../things/service.ts'
import * as queries from './queries.ts'
import type { ArticleRow } from './rows.ts'
import * as subjectQueries from './subjects/queries.ts'
import { toArticle, toSummary } from './toArticle.ts'
import { listDraftChanges as listChangedDrafts } from './writing/service.ts'

const ARTICLES_PER_PAGE = 20

type Articles = z.input<(typeof articlesCall)['answer']>
type ArticleView = z.input<typeof Article>
type Summaries = { items: z.input<typeof ArticleSummary>[]; nextPage: number | null }

type ArticlesQuery = { rubric?: Rubric | undefined; about?: string | undefined; page?: number | undefined }

/** A member's drafts that changed after a number, in the order of the changes; deleted ones, too. */
export const listDraftChanges = listChangedDrafts

/** Published articles, the newest first: of a rubric, about a subject, or all. */
export async function listArticles(db: Db, query: ArticlesQuery): Promise<Articles> {
  const { rubric = null, about = null, page = 1 } = query
  const subject = about === null ? null : await toSubject(db, about)
  const found = await queries.listShown(db, rubric, subject, pageOf(page, ARTICLES_PER_PAGE))
  return { ...(await toPage(db, found, page)), filters: { rubric, ...(about === null ? {} : { about }) } }
}

/** @param about `people/bruno-ganz`. @throws ProblemError `not_found` for an unknown one */
async function toSubject(db: Db, about: string): Promise<queries.Subject> {
  const [type = '', name = ''] = about.split('/')
  const itemType = SubjectType.parse(type)
  return { itemType, itemId: await readThingId(db, itemType, name) }
}

/** Published articles of one member, the newest first. */
export async function listArticlesOf(db: Db, userId: string, page = 1): Promise<Summaries> {
  return toPage(db, await queries.listShownOf(db, userId, pageOf(page, ARTICLES_PER_PAGE)), page)
}

async function toPage(db: Db, found: readonly ArticleRow[], page: number): Promise<Summaries> {
  const rows = found.slice(0, ARTICLES_PER_PAGE)
  const aroundOf = await readAround(db, rows)
  return {
    items: rows.map((row) => toSummary(row, aroundOf(row))),
    nextPage: found.length > ARTICLES_PER_PAGE ? page + 1 : null,
  }
}

/** @param id an id or a permalink. @throws ProblemError `not_found` also for drafts and for hidden articles. */
export async function readArticle(db: Db, id: string): Promise<ArticleView> {
  return toView(db, await queries.findShown(db, id))
}

/** @param id an id or a permalink. @throws ProblemError `not_found` for an article that is not the member's. */
export async function readOwnArticle(db: Db, member: Member, id: string): Promise<ArticleView> {
  return toView(db, await queries.findOwn(db, member.id, id))
}

async function toView(db: Db, row: ArticleRow | undefined): Promise<ArticleView> {
  if (!row) throw new ProblemError('not_found')
  return toArticle(row, (await readAround(db, [row]))(row))
}

/** Authors, subjects and numbers of comments of some articles, in three queries for any number of articles. */
async function readAround(db: Db, rows: readonly ArticleRow[]) {
  const ids = rows.map(({ id }) => id)
  const [authorOf, subjects, comments] = await Promise.all([
    readAuthors(db, rows),
    subjectQueries.listSubjects(db, ids),
    queries.countComments(db, ids),
  ])
  return (row: ArticleRow) => ({
    author: authorOf(row),
    subjects: subjects.filter(({ articleId }) => articleId === row.id),
    comments: comments.get(row.id) ?? 0,
  })
}
