import { Link } from '@tanstack/react-router'
import { toArticlePath } from '#contract/articlePath.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import * as texts from '../../texts/articles.ts'
import { toDay } from '../../ui/community/toDay.ts'
import { Picture } from '../../ui/kit/Picture.tsx'
import styles from './Rows.module.css'

/** The articles of a member, each with its rubric, date, reading time and number of comments. */
export function ArticleRows({ items, now }: { items: readonly ArticleSummary[]; now: Date }) {
  return (
    <ul className={styles.rows}>
      {items.map((article) => (
        <li key={article.id} className={styles.article} data-bare={article.picture ? undefined : ''}>
          {article.picture && <Picture image={article.picture.image} of="Article" alt="" sizes="96px" />}
          <div>
            <Link to={toArticlePath(article) as string} className={styles.link}>
              {article.title}
            </Link>
            <p className={styles.note}>{toNotes(article, now).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const toNotes = ({ rubric, publishedAt, minutes, commentsCount }: ArticleSummary, now: Date): string[] => [
  texts.kickers[rubric],
  ...(publishedAt ? [toDay(publishedAt, now)] : []),
  texts.minutes(minutes),
  ...(commentsCount > 0 ? [texts.comments(commentsCount)] : []),
]
