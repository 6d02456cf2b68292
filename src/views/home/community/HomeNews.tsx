import { Link } from '@tanstack/react-router'
import { toArticlePath } from '#contract/articlePath.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { articlesRef } from '../../../atoms/articles/refs.ts'
import { useMuted } from '../../../atoms/marks/useMuted.ts'
import { comments, minutes } from '../../../texts/articles.ts'
import * as texts from '../../../texts/homeCommunity.ts'
import { toDay } from '../../../ui/community/toDay.ts'
import { LinkButton } from '../../../ui/kit/LinkButton.tsx'
import { Picture } from '../../../ui/kit/Picture.tsx'
import styles from './HomeNews.module.css'
import { HomeNote, HomePart } from './HomePart.tsx'

const SHOWN = 3
const FIRST_SIZES = '(min-width: 1264px) 710px, (min-width: 768px) 58vw, 100vw'
const SIZES = '(min-width: 768px) 180px, 40vw'

/** The latest news, the first of them large. */
export function HomeNews() {
  const isMuted = useMuted()
  return (
    <HomePart
      title={texts.news}
      more={
        <LinkButton variant="text" to="/news">
          {texts.allNews}
        </LinkButton>
      }
      reference={articlesRef('news')}
      skeleton="news"
    >
      {({ items }, now) => {
        // The answer is the same for everybody: whom the member has muted is left out here.
        const shown = items.filter(({ author }) => !isMuted(author.id)).slice(0, SHOWN)
        return shown.length === 0 ? (
          <HomeNote>{texts.noNews}</HomeNote>
        ) : (
          <ul className={styles.news}>
            {shown.map((article, index) => (
              <Article key={article.id} article={article} now={now} isFirst={index === 0} />
            ))}
          </ul>
        )
      }}
    </HomePart>
  )
}

function Article({ article, now, isFirst }: { article: ArticleSummary; now: Date; isFirst: boolean }) {
  const { title, author, publishedAt, minutes: length, picture, commentsCount } = article
  const notes = [
    author.username,
    ...(publishedAt ? [toDay(publishedAt, now)] : []),
    commentsCount > 0 ? comments(commentsCount) : minutes(length),
  ]
  return (
    <li className={styles.article} data-first={isFirst || undefined}>
      <Picture image={picture?.image ?? null} of="Article" alt="" sizes={isFirst ? FIRST_SIZES : SIZES} />
      <div>
        <h3 className={styles.title}>
          <Link to={toArticlePath(article) as string} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.notes}>{notes.join(' · ')}</p>
      </div>
    </li>
  )
}
