import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { toArticlePath } from '#contract/articlePath.ts'
import { articlesAboutRef } from '../../atoms/articles/refs.ts'
import { usePages } from '../../atoms/core/usePages.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/person.ts'
import { toDay } from '../../ui/community/toDay.ts'
import styles from './ArticlesAbout.module.css'

/** As many as stand beside each other without taking over the page. */
const SHOWN = 4

/** The latest articles about a person; nothing where there are none, or where they cannot be loaded. */
export function ArticlesAbout({ permalink }: { permalink: string }) {
  const id = useId()
  const articles = useResource(articlesAboutRef('people', permalink))
  const { now } = usePages(articles)
  const isMuted = useMuted()
  const items = articles.state === 'idle' ? [] : (articles.last?.data.items ?? [])
  // The answer is the same for everybody: whom the member has muted is left out here.
  const shown = items.filter(({ author }) => !isMuted(author.id)).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={styles.articles} aria-labelledby={id}>
      <h2 id={id}>{texts.articles}</h2>
      <ul className={styles.list}>
        {shown.map((article) => (
          <li key={article.id}>
            <Link to={toArticlePath(article) as string} className={styles.title}>
              {article.title}
            </Link>
            <p className={styles.notes}>
              {[
                article.author.username,
                ...(article.publishedAt ? [toDay(article.publishedAt, now)] : []),
                texts.readingTime(article.minutes),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
