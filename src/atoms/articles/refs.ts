import { articleCall, articlesCall, ownArticleCall, type Rubric } from '#contract/articles.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import { toRef } from '../core/toRef.ts'

/** The articles of a rubric, the latest first. */
export const articlesRef = (rubric: Rubric) => toRef(articlesCall, { query: { rubric } })

/** A published article. */
export const articleRef = (id: IdOrPermalink) => toRef(articleCall, { params: { id } })

/** An article for its author: also a draft, and one that the moderation has hidden. */
export const ownArticleRef = (id: IdOrPermalink) => toRef(ownArticleCall, { params: { id } })
