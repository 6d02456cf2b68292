import { toArticlePath } from '#contract/articlePath.ts'
import type { Rubric } from '#contract/articles.ts'
import { isShownArticle } from '../db/isShown.ts'
import * as schema from '../db/schema/articles.ts'
import type { ThingKind } from '../things/thing.ts'
import { isOwnOrShown } from './queries.ts'

export const articles: ThingKind = {
  type: 'articles',
  table: schema.articles,
  name: schema.articles.title,
  page: {
    by: schema.articles.rubric,
    toPath: (permalink, rubric) => toArticlePath({ rubric: rubric as Rubric, permalink }),
  },
  author: schema.articles.userId,
  // Nobody talks about a draft, and nobody marks it, its author included.
  isSeen: () => isShownArticle,
  isNamed: isOwnOrShown,
}
