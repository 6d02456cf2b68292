import { toArticlePath } from '#contract/articlePath.ts'
import type { Rubric } from '#contract/articles.ts'
import { isShownArticle } from '../db/isShown.ts'
import { articles as table } from '../db/schema/articles.ts'
import type { ThingKind } from '../things/thing.ts'
import { toExcerpt } from './body/toExcerpt.ts'
import { isDraft, isOf, isOwnOrShown, isPublished } from './queries.ts'

/** Of the body, in characters: the page of an article, one press away, has the rest. */
const EXCERPT = 600

export const articles: ThingKind = {
  type: 'articles',
  table,
  name: table.title,
  page: { by: table.rubric, toPath: (permalink, rubric) => toArticlePath({ rubric: rubric as Rubric, permalink }) },
  author: table.userId,
  isThere: isPublished,
  isShown: isShownArticle,
  // Nobody talks about a draft, and nobody marks it, its author included.
  isSeen: () => isShownArticle,
  isNamed: isOwnOrShown,
  card: {},
  onDeletion: 'stays',
  isDraft,
  exported: {
    file: 'artikel',
    columns: {
      id: table.id,
      permalink: table.permalink,
      rubric: table.rubric,
      title: table.title,
      teaser: table.teaser,
      body: table.body,
      publishedAt: table.publishedAt,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
    },
  },
  sitemaps: [
    { name: 'news', isListed: isOf('news') },
    { name: 'blogs', isListed: isOf('blog') },
  ],
  moderation: {
    text: [table.title, table.teaser, table.body],
    toText: ([title, teaser, body = '']) => [title, teaser, toExcerpt(body, EXCERPT)].filter(Boolean).join('\n\n'),
    yours: 'deinen Artikel',
  },
}
