import type * as z from 'zod/mini'
import type { Article, ArticleSubject, ArticleSummary } from '#contract/articles.ts'
import { toCommunityRating } from '../catalogue/service.ts'
import type { AuthorView } from '../community/service.ts'
import { toImage } from '../media/service.ts'
import { toBlocks } from './body/toBlocks.ts'
import type { ArticleRow, SubjectRow } from './rows.ts'

/** The speed at which an adult reads German prose on a screen. */
const WORDS_A_MINUTE = 200

/** The parts of an article's answer that are not in its row. */
type Around = { author: AuthorView; subjects: readonly SubjectRow[]; comments: number }

export function toSummary(row: ArticleRow, { author, subjects, comments }: Around): z.input<typeof ArticleSummary> {
  const { id, permalink, rubric, title, teaser, words, publishedAt, diggsCount } = row
  const shown = subjects.find(({ still }) => still !== null)
  return {
    ...{ id, permalink, rubric, title, teaser, author },
    publishedAt: publishedAt?.toISOString() ?? null,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    picture: shown?.still ? { image: toImage(shown.still), title: shown.title } : null,
    diggs_count: diggsCount,
    commentsCount: comments,
  }
}

export function toArticle(row: ArticleRow, around: Around): z.input<typeof Article> {
  return {
    ...toSummary(row, around),
    body: toBlocks(row.body),
    about: around.subjects.map(toSubject),
    ...(row.hidden ? { hidden: true } : {}),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toSubject({ type, id, permalink, title, year, poster, ratings }: SubjectRow): z.input<typeof ArticleSubject> {
  return {
    ...{ type, id, permalink, title, year },
    poster: poster && toImage(poster),
    rating: ratings && toCommunityRating(ratings),
  }
}
