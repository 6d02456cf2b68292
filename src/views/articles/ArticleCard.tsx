import { Link } from '@tanstack/react-router'
import { toArticlePath } from '#contract/articlePath.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import * as texts from '../../texts/articles.ts'
import { toDay } from '../../ui/community/toDay.ts'
import { Picture } from '../../ui/kit/Picture.tsx'
import styles from './ArticleList.module.css'

const SIZES = '(min-width: 1024px) 360px, (min-width: 640px) 45vw, 100vw'
const FIRST_SIZES = '(min-width: 1024px) 720px, 100vw'

type ArticleCardProps = {
  article: ArticleSummary
  now: Date
  /** It stands out, and its picture is what a phone paints last: never lazily. */
  isFirst: boolean
}

/** An article with its picture, what it is about, and who wrote it when. */
export function ArticleCard({ article, now, isFirst }: ArticleCardProps) {
  const { title, teaser, author, publishedAt, minutes, picture, commentsCount } = article
  const notes = [
    author.username,
    ...(publishedAt ? [toDay(publishedAt, now)] : []),
    texts.minutes(minutes),
    ...(commentsCount > 0 ? [texts.comments(commentsCount)] : []),
  ]
  return (
    <li className={styles.card} data-first={isFirst ? '' : undefined}>
      <Picture
        image={picture?.image ?? null}
        of="Article"
        alt=""
        sizes={isFirst ? FIRST_SIZES : SIZES}
        eager={isFirst}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={toArticlePath(article) as string} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.teaser}>{teaser}</p>
        <p className={styles.notes}>{notes.join(' · ')}</p>
      </div>
    </li>
  )
}
