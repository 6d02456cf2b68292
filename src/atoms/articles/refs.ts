import { articleCall, articlesCall, ownArticleCall, type Rubric, type SubjectType } from '#contract/articles.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import { toRef } from '../core/toRef.ts'

/** The articles of a rubric, the latest first. */
export const articlesRef = (rubric: Rubric) => toRef(articlesCall, { query: { rubric } })

/** The articles about a film, a series or a person, the latest first. */
export const articlesAboutRef = (type: SubjectType, id: IdOrPermalink) =>
  toRef(articlesCall, { query: { about: `${type}/${id}` } })

/** A published article. */
export const articleRef = (id: IdOrPermalink) => toRef(articleCall, { params: { id } })

/** An article for its author: also a draft, and one that the moderation has hidden. */
export const ownArticleRef = (id: IdOrPermalink) => toRef(ownArticleCall, { params: { id } })
