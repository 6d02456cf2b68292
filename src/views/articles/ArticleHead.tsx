import { Link } from '@tanstack/react-router'
import { rubricPaths } from '#contract/articlePath.ts'
import type { Article } from '#contract/articles.ts'
import { toImageUrl } from '#contract/image.ts'
import * as texts from '../../texts/articles.ts'
import { critic } from '../../texts/community.ts'
import { toDay } from '../../ui/community/toDay.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { Picture } from '../../ui/kit/Picture.tsx'
import styles from './ArticlePage.module.css'

/** The rubric, title, teaser, author, date and picture of an article. */
export function ArticleHead({ article, now }: { article: Article; now: Date }) {
  const { rubric, title, teaser, author, publishedAt, minutes, picture } = article
  return (
    <header>
      <p className={styles.kicker}>
        <Link to={rubricPaths[rubric]}>{texts.kickers[rubric]}</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.teaser}>{teaser}</p>
      <p className={styles.meta}>
        <Avatar name={author.username} src={author.avatar && toImageUrl(author.avatar, 52)} size="small" />
        <Link to="/users/$id" params={{ id: author.username }} className={styles.author}>
          {author.username}
        </Link>
        {author.isCritic && <span className={styles.critic}>{critic}</span>}
        {publishedAt && <time dateTime={publishedAt}>{toDay(publishedAt, now)}</time>}
        <span>
          <span aria-hidden="true">{texts.minutes(minutes)}</span>
          <span className="visuallyHidden">{texts.minutesRead(minutes)}</span>
        </span>
      </p>
      {picture && (
        <figure className={styles.figure}>
          <Picture image={picture.image} of="Article" alt="" sizes="(min-width: 768px) 720px, 100vw" eager />
          <figcaption className={styles.caption}>{texts.caption(picture.title)}</figcaption>
        </figure>
      )}
    </header>
  )
}
