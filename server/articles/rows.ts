import type { SubjectType } from '#contract/articles.ts'
import type { articleDrafts } from '../db/schema/articleDrafts.ts'
import type { articles } from '../db/schema/articles.ts'
import type { images } from '../db/schema/media.ts'

/** The text of a draft, its author's alone. */
export type DraftRow = typeof articleDrafts.$inferSelect

/** A draft with what its readers' row says. */
export type DraftView = DraftRow & { publishedAt: Date | null; permalink: string | null }

export type ArticleRow = typeof articles.$inferSelect

type ImageRow = typeof images.$inferSelect

/** A subject of an article, as the catalogue knows it. People have no pictures, no year and no ratings. */
export type SubjectRow = {
  articleId: string
  type: SubjectType
  id: string
  permalink: string
  title: string
  year: number | null
  poster: ImageRow | null
  still: ImageRow | null
  ratings: { communitySum: number; communityCount: number } | null
}
